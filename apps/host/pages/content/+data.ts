import type { PageContextServer } from 'vike/types'
import { servePage } from '../shared/data/loadPageData.ts'
import { loadContentPage } from './loadContentPage.ts'

/** The content page at the address. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadContentPage)
}
