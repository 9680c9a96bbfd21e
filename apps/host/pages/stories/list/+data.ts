import type { PageContextServer } from 'vike/types'
import { loadStoryListPage } from '../../shared/editorial/loadStoryPages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The overview of stories. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadStoryListPage)
}
