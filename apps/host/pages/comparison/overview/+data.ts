import type { PageContextServer } from 'vike/types'
import { loadPageData } from '../../shared/data/loadPageData.ts'
import { loadComparisonOverview } from '../loadComparisonOverview.ts'

/** Chosen products by category; without products in the URL the browser shows its basket. */
export function data(pageContext: PageContextServer) {
  return loadPageData(pageContext, loadComparisonOverview)
}
