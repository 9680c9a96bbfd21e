import type { PageContextServer } from 'vike/types'
import { loadReleaseListPage } from '../../shared/editorial/loadReleasePages.ts'
import { servePage } from '../../shared/data/loadPageData.ts'

/** The overview of media releases. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadReleaseListPage)
}
