import { loadStoryListPage } from '../../shared/editorial/loadStoryPages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The overview of stories. */
export const data = createDataHook(loadStoryListPage)
