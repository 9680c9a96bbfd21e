import type { PageContextServer } from 'vike/types'
import { loadStoryContactPage } from '../../editorial/loadStoryPages.ts'
import { servePage } from '../../frame/servePage.ts'

/** The stories of one contact. */
export function data(pageContext: PageContextServer) {
  return servePage(pageContext, loadStoryContactPage)
}
