import type { PageContextServer } from 'vike/types'
import { loadStoryPage } from '../../shared/editorial/loadStoryPages.ts'
import { servePage } from '../../shared/data/loadPageData.ts'

/** A story by its slug. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryPage)
}
