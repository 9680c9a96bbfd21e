import { userListMessages } from '../../../../features/user-admin/index.ts'
import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../../loadPortalPage.ts'

/** The list of users, which the browser loads (UADM-01). */
export const data = createDataHook((request) => loadPortalPage(request, (user) => ({ user }), userListMessages.title))
