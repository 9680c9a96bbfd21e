import type { Moment, RecordListProps, RecordStatus } from '../list.types.js'

/** Service tickets of an organization (TICKET-01…04). */
export interface TicketListProps extends RecordListProps {
  /** Tickets in display order. */
  readonly tickets: readonly TicketListItem[]
  /** Titles of the columns. */
  readonly labels: Readonly<Record<TicketListColumn, string> & Partial<Record<TicketListOptionalColumn, string>>>
}

/** Columns that are shown if they have a title, for example the contact in a list of the whole organization. */
export type TicketListOptionalColumn = 'concern' | 'contact' | 'comments' | 'location'

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
