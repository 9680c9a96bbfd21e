import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../shared/data/loadPageData.ts'
import { loadSearchPage } from './loadSearchPage.ts'

/** Search results for `?q=`, filtered by `type`, up to `page`. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadSearchPage)
}
