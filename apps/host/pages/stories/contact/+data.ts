import { loadStoryContactPage } from '../../shared/editorial/loadStoryPages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The stories of one contact. */
export const data = createDataHook(loadStoryContactPage)
