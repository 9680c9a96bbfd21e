import type { PageContextServer } from 'vike/types'
import { loadReleaseListPage } from '../../editorial/loadReleasePages.ts'
import { servePage } from '../../frame/servePage.ts'

/** The overview of media releases. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadReleaseListPage)
}
