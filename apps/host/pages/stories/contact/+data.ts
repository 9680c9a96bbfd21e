import type { PageContextServer } from 'vike/types'
import { loadStoryContactPage } from '../../shared/editorial/loadStoryPages.ts'
import { loadPageData } from '../../shared/data/loadPageData.ts'

/** The stories of one contact. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadStoryContactPage)
}
