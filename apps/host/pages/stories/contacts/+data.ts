import type { PageContextServer } from 'vike/types'
import { loadStoryContactsPage } from '../../editorial/loadStoryPages.ts'
import { servePage } from '../../frame/servePage.ts'

/** All story contacts; never a story of that name (ROUTE-39). */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryContactsPage)
}
