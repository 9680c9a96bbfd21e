import type { PageContextServer } from 'vike/types'
import { loadAdHocPage } from '../../shared/editorial/loadReleasePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The list of ad hoc releases; takes precedence over a release with that slug. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadAdHocPage)
}
