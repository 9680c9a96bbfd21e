import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadDashboard } from './loadDashboard.ts'

/** The dashboard: data of the user only with a session (PORTAL-01, ROUTE-48). */
export const data = createDataHook(loadDashboard)
