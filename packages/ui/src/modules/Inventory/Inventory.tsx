import type { DataColumn } from '../../components/DataTable/DataTable.js'
import { IconMachine } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { RecordList } from '../shared/records/RecordList.js'
import type { RecordListProps } from '../list.types.js'
import * as listStyles from '../shared/records/RecordList.css.js'
import * as styles from './Inventory.css.js'

/** The customer's machines (INVENT-01…05). */
export interface InventoryProps extends RecordListProps {
  /** Machines in display order. */
  readonly machines: readonly InventoryMachine[]
  /** Column titles; a column without a title is omitted. */
  readonly labels: {
    readonly name: string
    readonly serialNumber: string
    readonly location?: string | undefined
    readonly deliveredOn?: string | undefined
    readonly tickets?: string | undefined
  }
}

export interface InventoryMachine {
  readonly id: string
  readonly name: string
  readonly serialNumber: string
  /** Link to the machine's documentation. */
  readonly href?: string | undefined
  readonly location?: string | undefined
  readonly deliveredOn?: { readonly dateTime: string; readonly text: string } | undefined
  /** Link to the machine's open tickets, or to a new ticket. */
  readonly tickets?: { readonly href: string; readonly text: string } | undefined
}

/** The customer's machines with locations and numbers. */
export function Inventory({ machines, labels, ...list }: InventoryProps) {
  return <RecordList {...list} icon={IconMachine} rows={machines} columns={toColumns(labels)} />
}

function toColumns(labels: InventoryProps['labels']): DataColumn<InventoryMachine>[] {
  const { name, serialNumber, location, deliveredOn, tickets } = labels
  const columns: (DataColumn<InventoryMachine> | undefined)[] = [
    { id: 'name', title: name, isRowHeader: true, isSortable: true, toCell: (machine) => machine.name },
    {
      id: 'serialNumber',
      title: serialNumber,
      isSelfExplanatory: true,
      isSortable: true,
      toCell: (machine) => <span className={listStyles.identifier}>{machine.serialNumber}</span>,
    },
    location === undefined
      ? undefined
      : {
          id: 'location',
          title: location,
          isSelfExplanatory: true,
          isSortable: true,
          toCell: (machine) => machine.location,
        },
    deliveredOn === undefined
      ? undefined
      : {
          id: 'deliveredOn',
          title: deliveredOn,
          isSortable: true,
          toCell: ({ deliveredOn: date }) =>
            date && (
              <time dateTime={date.dateTime} className={listStyles.figure}>
                {date.text}
              </time>
            ),
        },
    tickets === undefined
      ? undefined
      : {
          id: 'tickets',
          title: tickets,
          isSelfExplanatory: true,
          toCell: ({ tickets: link }) =>
            link && (
              <span className={styles.above}>
                <Link href={link.href}>{link.text}</Link>
              </span>
            ),
        },
  ]
  return columns.filter((column) => column !== undefined)
}
