import type { RecordListProps, RecordStatus } from '../list.types.js'

/** Users of the administrator's organizations (UADM-01, UADM-02, UADM-20). */
export interface UserListProps extends RecordListProps {
  /** People in display order. */
  readonly users: readonly UserListItem[]
  /** Titles of the columns. */
  readonly labels: Readonly<Record<'name' | 'email' | 'organization' | 'status', string>>
}

export interface UserListItem {
  readonly id: string
  readonly href: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** One line per organization. */
  readonly organizations: readonly string[]
  readonly status: RecordStatus
}
