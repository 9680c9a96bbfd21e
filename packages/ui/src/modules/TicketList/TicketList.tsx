import { Badge, Status } from '../../components/Badge/Badge.js'
import type { DataColumn } from '../../components/DataTable/DataTable.js'
import { IconTicket } from '../../components/Icon/icons.js'
import { RecordList } from '../shared/records/RecordList.js'
import type { Moment, RecordListProps, RecordStatus } from '../list.types.js'
import * as styles from '../shared/records/RecordList.css.js'

/** Service tickets of an organization (TICKET-01…04). */
export interface TicketListProps extends RecordListProps {
  /** Tickets in display order. */
  readonly tickets: readonly TicketListItem[]
  /** Titles of the columns. */
  readonly labels: Readonly<
    Record<Exclude<TicketListColumn, TicketListOptionalColumn>, string> &
      Partial<Record<TicketListOptionalColumn, string>>
  >
}

/**
 * Columns that are shown if they have a title, for example the contact in a list of the whole organization, not the
 * machine in its own list. The serial number is below the machine, the contact below the location.
 */
export type TicketListOptionalColumn = 'concern' | 'contact' | 'comments' | 'location' | 'machine' | 'serialNumber'

export type TicketListColumn =
  | 'ticketId'
  | 'type'
  | 'subject'
  | 'machine'
  | 'serialNumber'
  | 'status'
  | 'createdOn'
  | 'replies'

export interface TicketListItem {
  readonly id: string
  readonly href: string
  /** Formatted id: “T-10482”. */
  readonly ticketId: string
  readonly type: string
  readonly subject: string
  readonly machine?: string | undefined
  readonly serialNumber?: string | undefined
  readonly status: RecordStatus
  readonly createdOn: Moment
  /** Formatted for the locale. */
  readonly replies: string
  readonly concern?: string | undefined
  readonly contact?: string | undefined
  /** Formatted for the locale. */
  readonly comments?: string | undefined
  readonly location?: string | undefined
}

/** Ticket list with status; each row is a link. */
export function TicketList({ tickets, labels, ...list }: TicketListProps) {
  return (
    <RecordList
      {...list}
      icon={IconTicket}
      rows={tickets}
      columns={toColumns(labels)}
      // Closed tickets have the neutral tone.
      isQuiet={({ status: { tone = 'neutral' } }) => tone === 'neutral'}
    />
  )
}

function toColumns(labels: TicketListProps['labels']): DataColumn<TicketListItem>[] {
  const optional = (id: TicketListOptionalColumn, more: Partial<DataColumn<TicketListItem>> = {}) => {
    const title = labels[id]
    if (title === undefined) return undefined
    const column: DataColumn<TicketListItem> = { id, title, isSelfExplanatory: true, toCell: (ticket) => ticket[id] }
    return { ...column, ...more }
  }
  const columns: OptionalColumn[] = [
    {
      id: 'ticketId',
      title: labels.ticketId,
      isSelfExplanatory: true,
      isSortable: true,
      above: 'start',
      toCell: (ticket) => <span className={styles.identifier}>{ticket.ticketId}</span>,
    },
    { id: 'subject', title: labels.subject, isRowHeader: true, isSortable: true, toCell: (ticket) => ticket.subject },
    {
      id: 'status',
      title: labels.status,
      isSelfExplanatory: true,
      isSortable: true,
      above: 'end',
      // What waits for an answer is filled, not a dot.
      toCell: ({ status: { text, tone } }) =>
        tone === 'warning' ? (
          <Badge tone={tone} className={styles.unbroken}>
            {text}
          </Badge>
        ) : (
          <Status tone={tone} className={styles.unbroken}>
            {text}
          </Status>
        ),
    },
    {
      id: 'type',
      title: labels.type,
      isSelfExplanatory: true,
      isSortable: true,
      above: 'start',
      toCell: (ticket) => ticket.type,
    },
    ...stack(
      optional('machine', {
        isSortable: true,
        toCell: ({ machine }) => machine && <span className={styles.unbroken}>{machine}</span>,
      }),
      optional('serialNumber', {
        toCell: ({ serialNumber }) => serialNumber && <span className={styles.identifier}>{serialNumber}</span>,
      }),
    ),
    optional('concern'),
    ...stack(optional('location'), optional('contact')),
    {
      id: 'createdOn',
      title: labels.createdOn,
      isSelfExplanatory: true,
      isSortable: true,
      toCell: ({ createdOn }) => (
        <time dateTime={createdOn.dateTime} className={styles.figure}>
          {createdOn.text}
        </time>
      ),
    },
    { id: 'replies', title: labels.replies, align: 'end', toCell: (ticket) => ticket.replies },
    optional('comments', { align: 'end', isSelfExplanatory: false }),
  ]
  return columns.filter((column) => column !== undefined)
}

type OptionalColumn = DataColumn<TicketListItem> | undefined

/** Two columns in one, if the list has both. */
function stack(column: OptionalColumn, below: OptionalColumn): readonly OptionalColumn[] {
  return column && below ? [{ ...column, below }] : [column, below]
}
