import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadInventory } from '../loadInventory.ts'

/** The machines of the user's organizations: search, location, order and page from the URL (INVENT-01). */
export const data = createDataHook(loadInventory)
