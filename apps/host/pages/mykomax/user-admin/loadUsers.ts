import { isAccountId, readUserListQuery, type AdministeredUser } from '@kudex/domain/access'
import { portalRoles } from '@kudex/domain/portal'
import { userDetailMessages, userListMessages, type UserListPanelProps } from '../../../features/user-admin/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { redirectToLastPage } from '../redirectToLastPage.ts'

/** Data of the list of users (UADM-01, PORTAL-19). */
export function loadUsers(request: RequestContext) {
  return loadPortalState<UserListPanelProps>(request, {
    title: userListMessages.title,
    role: administration,
    load: async ({ id: viewerId }) => {
      const query = readUserListQuery(readQuery(request.fullPath))
      const page = await request.users.fetchUsers(query, { signal: request.signal })
      redirectToLastPage(request, { ...page, page: query.page, rows: page.users })
      return { query, page, viewerId }
    },
  })
}

/** The user of an address. */
export interface ShownUser {
  /** Null if the address has not the form of an id (UADM-19). */
  readonly id: string | null
  /** Null if unknown or without an organization in common (UADM-18). */
  readonly user: AdministeredUser | null
  /** Id of the administrator. */
  readonly viewerId: string
}

/** Data of the page of a user (UADM-14). */
export function loadUser(request: RequestContext) {
  return loadPortalState<ShownUser>(request, {
    title: userDetailMessages.title,
    parent: usersParent,
    role: administration,
    load: async (viewer) => {
      const id = request.address.segments[2] ?? ''
      if (!isAccountId(id)) return { id: null, user: null, viewerId: viewer.id }
      return { id, user: await request.users.fetchUser(id, { signal: request.signal }), viewerId: viewer.id }
    },
  })
}

/** The list, above the other pages of the user administration. */
export const usersParent = { title: userListMessages.title, path: '/mykomax/user-admin' }

/** The roles of administrators. */
export const administration = [portalRoles.adminExternal, portalRoles.adminInternal]
