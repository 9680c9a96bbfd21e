import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { loadComparisonOverview } from '../loadComparisonOverview.ts'

/** Chosen products by category; what the address does not name is this browser's basket. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadComparisonOverview)
}
