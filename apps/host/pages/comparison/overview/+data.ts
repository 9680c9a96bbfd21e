import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadComparisonOverview } from '../loadComparisonOverview.ts'

/** Chosen products by category; without products in the URL the browser shows its basket. */
export const data = createDataHook(loadComparisonOverview)
