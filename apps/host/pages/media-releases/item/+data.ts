import { loadReleasePage } from '../../shared/editorial/loadReleasePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** A media release by its slug. */
export const data = createDataHook(loadReleasePage)
