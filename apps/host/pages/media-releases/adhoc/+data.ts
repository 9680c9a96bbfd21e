import { loadAdHocPage } from '../../shared/editorial/loadReleasePages.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'

/** The list of ad hoc releases; takes precedence over a release with that slug. */
export const data = createDataHook(loadAdHocPage)
