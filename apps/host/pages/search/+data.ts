import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../shared/data/loadPageData.ts'
import { loadSearchPage } from './loadSearchPage.ts'

/** What was found of `?q=`, of one `type`, up to a `page`. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadSearchPage)
}
