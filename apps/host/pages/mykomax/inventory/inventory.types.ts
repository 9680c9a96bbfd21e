import type { Machine, MachineListQuery, TicketLocation } from '@kudex/domain/tickets'

/** A page of the user's machines (INVENT-01). */
export interface InventoryList {
  readonly query: MachineListQuery
  readonly machines: readonly Machine[]
  /** Number of all machines that match. */
  readonly total: number
  readonly pageCount: number
  readonly locations: readonly TicketLocation[]
}
