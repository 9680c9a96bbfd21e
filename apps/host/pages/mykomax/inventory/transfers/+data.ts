import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadTransfers } from '../loadTransfers.ts'

/** Transfers that internal staff decides. */
export const data = createDataHook(loadTransfers)
