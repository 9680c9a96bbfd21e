import { readAuditQuery, type AuditPage, type AuditQuery } from '@kudex/domain/access'
import { userListMessages } from '../../../features/user-admin/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { redirectToLastPage } from '../redirectToLastPage.ts'
import { administration, usersParent } from './loadUsers.ts'

/** A page of the audit trail. */
export interface AuditTrail extends AuditPage {
  readonly query: AuditQuery
}

/** Data of the audit trail. */
export function loadAudit(request: RequestContext) {
  return loadPortalState<AuditTrail>(request, {
    title: userListMessages.audit,
    parent: usersParent,
    role: administration,
    load: async () => {
      const query = readAuditQuery(readQuery(request.fullPath))
      const page = await request.users.fetchAudit(query, { signal: request.signal })
      redirectToLastPage(request, { ...page, page: query.page, rows: page.entries })
      return { query, ...page }
    },
  })
}
