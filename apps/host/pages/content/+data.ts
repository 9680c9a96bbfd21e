import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../shared/data/loadPageData.ts'
import { loadContentPage } from './loadContentPage.ts'

/** The content page at the address. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadContentPage)
}
