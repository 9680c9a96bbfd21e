/** Status of a ticket. `waiting`: waits for the customer; `closed`: no further comments (TICKET-14). */
export const ticketStatuses = ['new', 'inProgress', 'waiting', 'closed'] as const

export type TicketStatus = (typeof ticketStatuses)[number]

/** Type of a ticket (TICKET-07). */
export const ticketTypes = ['fault', 'quality', 'maintenance', 'sparePart', 'software', 'training', 'question'] as const

export type TicketType = (typeof ticketTypes)[number]

/** How the machine is concerned: the field “machine concerned” of the form (TICKET-01, TICKET-07). */
export const ticketConcerns = ['standstill', 'restricted', 'running', 'none'] as const

export type TicketConcern = (typeof ticketConcerns)[number]

/** Reasons to close a ticket (TICKET-13). */
export const closeReasons = ['solvedByCompany', 'solvedByCustomer', 'notRelevant'] as const

export type CloseReason = (typeof closeReasons)[number]

/** The author of a ticket or comment. */
export interface TicketAuthor {
  /** “deleted user” has no id. */
  readonly id: string | null
  readonly name: string
  /** True for the maker's service staff. */
  readonly isService: boolean
}

/** A customer's location of machines. */
export interface TicketLocation {
  readonly id: string
  readonly name: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** A location with the organization that it belongs to. */
export interface OrganizationLocation extends TicketLocation {
  readonly organization: { readonly id: string; readonly name: string }
}

/** A ticket in lists (TICKET-01, TICKET-02). */
export interface TicketSummary {
  readonly id: string
  /** Running number across organizations, shown as “T-10482”. */
  readonly number: number
  readonly type: TicketType
  readonly subject: string
  readonly status: TicketStatus
  readonly concern: TicketConcern
  readonly machineName: string | null
  readonly serialNumber: string | null
  readonly contact: TicketAuthor
  readonly location: OrganizationLocation
  /** ISO 8601 with time zone. */
  readonly createdOn: string
  /** Comments of the service. */
  readonly replies: number
  readonly comments: number
}

/** A ticket with its comments and history (TICKET-05). */
export interface Ticket extends TicketSummary {
  readonly description: string
  readonly entries: readonly TicketComment[]
  readonly attachments: readonly TicketAttachment[]
  readonly history: readonly TicketChange[]
  readonly watchers: readonly TicketAuthor[]
  /** Increases with every change; a stale revision refuses to close or reopen. */
  readonly revision: number
}

export interface TicketComment {
  readonly id: string
  readonly author: TicketAuthor
  /** ISO 8601 with time zone. */
  readonly createdOn: string
  readonly text: string
  readonly attachments: readonly TicketAttachment[]
}

/** An image or video of a ticket or comment (TICKET-16). */
export interface TicketAttachment {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
}

/** Kinds of events of a ticket. */
export const ticketEventKinds = [
  'created',
  'commented',
  'closed',
  'reopened',
  'statusChanged',
  'watched',
  'unwatched',
] as const

export type TicketEventKind = (typeof ticketEventKinds)[number]

/** An event of a ticket; the ids of events increase. */
export interface TicketEvent {
  readonly id: string
  readonly ticketId: string
  readonly kind: TicketEventKind
  /** The new status, if the event changed it. */
  readonly status: TicketStatus | null
  readonly reason: CloseReason | null
  readonly author: TicketAuthor
  /** ISO 8601 with time zone. */
  readonly changedOn: string
}

/** A change of the status, in the order of time. */
export interface TicketChange {
  readonly status: TicketStatus
  readonly reason: CloseReason | null
  readonly author: TicketAuthor
  /** ISO 8601 with time zone. */
  readonly changedOn: string
}
