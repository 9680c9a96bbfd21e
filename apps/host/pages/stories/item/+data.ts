import { loadStoryPage } from '../../shared/editorial/loadStoryPages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** A story by its slug. */
export const data = createDataHook(loadStoryPage)
