import type { PageContextServer } from 'vike/types'
import { loadStoryPage } from '../../editorial/loadStoryPages.ts'
import { servePage } from '../../frame/servePage.ts'

/** A story by its slug. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryPage)
}
