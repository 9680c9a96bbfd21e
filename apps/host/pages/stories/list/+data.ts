import { loadStoryListPage } from '../../shared/editorial/loadStoryPages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

export const data = createDataHook(loadStoryListPage)
