import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadComparison } from '../loadComparison.ts'

/** Products of one category side by side, from the URL. */
export const data = createDataHook(loadComparison)
