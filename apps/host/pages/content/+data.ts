import type { PageContextServer } from 'vike/types'
import { serveArea } from '../frame/serveArea.ts'
import { loadContentPage } from './loadContentPage.ts'

/** The content page at the address. */
export function data(pageContext: PageContextServer) {
  return serveArea(pageContext, loadContentPage)
}
