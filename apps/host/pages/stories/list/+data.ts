import type { PageContextServer } from 'vike/types'
import { loadStoryListPage } from '../../shared/editorial/loadStoryPages.ts'
import { servePage } from '../../shared/data/loadPageData.ts'

/** The overview of stories. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryListPage)
}
