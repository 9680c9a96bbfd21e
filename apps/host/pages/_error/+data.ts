import type { PageContextServer } from 'vike/types'
import { loadErrorPage } from './loadErrorPage.ts'

/** What the visitor is told: not found, refused, or an error of ours. */
export function data(pageContext: PageContextServer) {
  return loadErrorPage(pageContext)
}
