import { Status } from '../../components/Badge/Badge.js'
import type { DataColumn } from '../../components/DataTable/DataTable.js'
import { IconUser } from '../../components/Icon/layoutIcons.js'
import { BreakableEmail } from '../shared/people/BreakableEmail.js'
import { RecordList } from '../shared/records/RecordList.js'
import type { RecordListProps, RecordStatus } from '../list.types.js'
import * as styles from './UserList.css.js'

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

/** Users of the organization; each row is a link. */
export function UserList({ users, labels, ...list }: UserListProps) {
  return <RecordList {...list} icon={IconUser} rows={users} columns={toColumns(labels)} />
}

function toColumns(labels: UserListProps['labels']): DataColumn<UserListItem>[] {
  return [
    {
      id: 'name',
      title: labels.name,
      isRowHeader: true,
      isSortable: true,
      toCell: (user) => toName(user) || <Email address={user.email} />,
    },
    {
      id: 'email',
      title: labels.email,
      isSelfExplanatory: true,
      isSortable: true,
      // The name of invited users is their address.
      toCell: (user) => toName(user) && <Email address={user.email} />,
    },
    {
      id: 'organization',
      title: labels.organization,
      isSelfExplanatory: true,
      isSortable: true,
      toCell: ({ organizations }) => (
        <span className={styles.lines}>
          {organizations.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      ),
    },
    {
      id: 'status',
      title: labels.status,
      isSelfExplanatory: true,
      isSortable: true,
      toCell: ({ status }) => <Status tone={status.tone}>{status.text}</Status>,
    },
  ]
}

function toName({ firstName, lastName }: UserListItem): string {
  return `${firstName} ${lastName}`.trim()
}

function Email({ address }: { readonly address: string }) {
  return (
    <span className={styles.email}>
      <BreakableEmail text={address} />
    </span>
  )
}
