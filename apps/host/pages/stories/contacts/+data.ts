import { loadStoryContactsPage } from '../../shared/editorial/loadStoryPages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** All story contacts; takes precedence over a story with that slug (ROUTE-39). */
export const data = createDataHook(loadStoryContactsPage)
