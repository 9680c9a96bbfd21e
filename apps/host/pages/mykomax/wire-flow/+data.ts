import { tileMessages } from '../../../features/auth/index.ts'
import { createDataHook } from '../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../loadPortalPage.ts'

/** The way to wire-flow that fits the user (PORTAL-10). */
export const data = createDataHook((request) =>
  loadPortalPage(request, (user) => ({ user }), { title: tileMessages['wire-flow'].title }),
)
