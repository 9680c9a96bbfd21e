import { userListMessages } from '../../../../features/user-admin/index.ts'
import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadPortalPage } from '../../loadPortalPage.ts'

/** A user, whom the browser loads (UADM-14). */
export const data = createDataHook((request) =>
  loadPortalPage(request, (user) => ({ user, id: request.address.segments[2] ?? '' }), userListMessages.title),
)
