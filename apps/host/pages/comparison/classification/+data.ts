import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { loadComparison } from '../loadComparison.ts'

/** Products of one category beside each other, as the address names them. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadComparison)
}
