import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { loadComparison } from '../loadComparison.ts'

/** Products of one category side by side, from the URL. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadComparison)
}
