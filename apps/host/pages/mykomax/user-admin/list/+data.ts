import { createDataHook } from '../../../shared/data/createDataHook.ts'
import { loadAudit } from '../loadAudit.ts'
import { loadUsers } from '../loadUsers.ts'
import type { UserAdminPageProps } from '../UserAdminPage.tsx'

/** The list of users (UADM-01), or the audit trail. */
export const data = createDataHook<UserAdminPageProps>(async (request) => {
  if (request.address.segments.length > 2) {
    const page = await loadAudit(request)
    return { ...page, props: { users: null, audit: page.props.state } }
  }
  const page = await loadUsers(request)
  return { ...page, props: { users: page.props.state, audit: null } }
})
