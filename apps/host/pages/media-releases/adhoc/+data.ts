import type { PageContextServer } from 'vike/types'
import { loadAdHocPage } from '../../shared/editorial/loadReleasePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The directory of ad hoc releases; never a release of that name. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadAdHocPage)
}
