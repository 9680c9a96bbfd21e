import { loadReleasePage } from '../../shared/editorial/loadReleasePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

export const data = createDataHook(loadReleasePage)
