import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadInventory } from '../loadInventory.ts'

/** The same machines in the earlier view (INVENT-02). */
export const data = createDataHook(loadInventory)
