import type { PageContextServer } from 'vike/types'
import { loadStoryPage } from '../../shared/editorial/loadStoryPages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** A story by its slug. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadStoryPage)
}
