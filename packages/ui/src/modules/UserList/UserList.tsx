import { Status } from '../../components/Badge/Badge.js'
import type { DataColumn } from '../../components/DataTable/DataTable.js'
import { IconUser } from '../../components/Icon/layoutIcons.js'
import { RecordList } from '../shared/records/RecordList.js'
import * as styles from './UserList.css.js'
import type { UserListItem, UserListProps } from './UserList.types.js'

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
      toCell: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
    },
    {
      id: 'email',
      title: labels.email,
      isSortable: true,
      toCell: (user) => <span className={styles.email}>{user.email}</span>,
    },
    {
      id: 'organization',
      title: labels.organization,
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
      isSortable: true,
      toCell: ({ status }) => <Status tone={status.tone}>{status.text}</Status>,
    },
  ]
}
