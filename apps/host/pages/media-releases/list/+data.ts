import { loadReleaseListPage } from '../../shared/editorial/loadReleasePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The overview of media releases. */
export const data = createDataHook(loadReleaseListPage)
