import type { PageContextServer } from 'vike/types'
import { loadReleasePage } from '../../shared/editorial/loadReleasePages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** A media release by its slug. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadReleasePage)
}
