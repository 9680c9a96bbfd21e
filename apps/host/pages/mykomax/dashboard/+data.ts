import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** The dashboard: data of the user only with a session (PORTAL-01, ROUTE-48). */
export const data = createDataHook((request) => loadPortalPage(request, (user) => ({ user })))
