import type { PageContextServer } from 'vike/types'
import { loadStoryListPage } from '../../editorial/loadStoryPages.ts'
import { servePage } from '../../frame/servePage.ts'

/** The overview of stories. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryListPage)
}
