import type { RecordListProps } from '../list.types.js'

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
