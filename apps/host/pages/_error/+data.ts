import type { PageContextServer } from 'vike/types'
import { loadErrorPage } from './loadErrorPage.ts'

/** Data of the error page. */
export function data(pageContext: PageContextServer) {
  return loadErrorPage(pageContext)
}
