import type { RecordListProps } from '../list.types.js'

/** The customer's machines (INVENT-01…05). */
export interface InventoryProps extends RecordListProps {
  /** The machines, in the order shown. */
  readonly machines: readonly InventoryMachine[]
  /** Titles of the columns; a column without one is left out. */
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
  /** To what is known about the machine. */
  readonly href?: string | undefined
  readonly location?: string | undefined
  readonly deliveredOn?: { readonly dateTime: string; readonly text: string } | undefined
  /** Open tickets of this machine, or the way to a new one. */
  readonly tickets?: { readonly href: string; readonly text: string } | undefined
}
