import type { PageContextServer } from 'vike/types'
import { loadReleaseListPage } from '../../shared/editorial/loadReleasePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The overview of media releases. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadReleaseListPage)
}
