import type { PageContextServer } from 'vike/types'
import { loadStoryContactsPage } from '../../shared/editorial/loadStoryPages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** All story contacts; takes precedence over a story with that slug (ROUTE-39). */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadStoryContactsPage)
}
