import type { PageContextServer } from 'vike/types'
import { loadReleasePage } from '../../shared/editorial/loadReleasePages.ts'
import { servePage } from '../../shared/data/loadPageData.ts'

/** A media release by its slug. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadReleasePage)
}
