import type { TicketLocation } from './ticket.types.ts'

/** A customer's machine (INVENT-01). */
export interface Machine {
  /** Unique across organizations. */
  readonly serialNumber: string
  readonly name: string
  /** Slug of the product in the catalogue. */
  readonly model: string
  /** Version of the installed software; null if the machine has none. */
  readonly software: string | null
  /** ISO 8601 date. */
  readonly deliveredOn: string
  /** ISO 8601 date; the last day of the warranty. */
  readonly warrantyUntil: string
  readonly location: TicketLocation
  /** Null for users without the role for tickets. */
  readonly openTickets: number | null
}
