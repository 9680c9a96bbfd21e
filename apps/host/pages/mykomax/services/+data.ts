import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadServicePage } from './loadServicePage.ts'

/** A page that explains a service and, for the direct service, registers for it (PORTAL-16). */
export const data = createDataHook(loadServicePage)
