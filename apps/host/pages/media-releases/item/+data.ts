import type { PageContextServer } from 'vike/types'
import { loadReleasePage } from '../../editorial/loadReleasePages.ts'
import { servePage } from '../../frame/servePage.ts'

/** A media release by its slug. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadReleasePage)
}
