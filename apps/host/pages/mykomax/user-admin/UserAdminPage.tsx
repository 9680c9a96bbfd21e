import { useAppContext } from '../../../features/shared/index.ts'
import { UserListPanel, userListMessages, type UserListPanelProps } from '../../../features/user-admin/index.ts'
import type { PortalState } from '../portal.types.ts'
import { PortalStatePage } from '../PortalStatePage.tsx'
import { AuditPage } from './AuditPage.tsx'
import type { AuditTrail } from './loadAudit.ts'

export interface UserAdminPageProps {
  /** The list of users; null if the audit trail is shown. */
  readonly users: PortalState<UserListPanelProps> | null
  readonly audit: PortalState<AuditTrail> | null
}

/** The list of users (UADM-01), or the audit trail. */
export function UserAdminPage({ users, audit }: UserAdminPageProps) {
  const { intl } = useAppContext()
  if (audit) return <AuditPage state={audit} />
  return (
    users && (
      <PortalStatePage title={intl.formatMessage(userListMessages.title)} state={users}>
        {(list) => <UserListPanel {...list} />}
      </PortalStatePage>
    )
  )
}
