import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  bytea,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { ticketStatuses } from '@kudex/domain/tickets'
import type {
  CloseReason,
  MachineDocumentKind,
  TicketConcern,
  TicketEventKind,
  TicketStatus,
  TicketType,
  TransferStatus,
} from '@kudex/domain/tickets'

/** Tables of the ticketing service. */
export const ticketingSchema = pgSchema('ticketing')

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Customers. Ids are those of the claim `organizations` of the identity provider. */
export const organizations = ticketingSchema.table('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
})

/** Locations of machines; each belongs to one organization. */
export const locations = ticketingSchema.table(
  'locations',
  {
    id: text().primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    name: text().notNull(),
    city: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
  },
  (location) => [index('locations_organization').on(location.organizationId)],
)

/** Installed machines. */
export const machines = ticketingSchema.table(
  'machines',
  {
    serialNumber: text('serial_number').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    name: text().notNull(),
    /** Slug of the product in the catalogue. */
    model: text().notNull(),
    software: text(),
    deliveredOn: date('delivered_on').notNull(),
    warrantyUntil: date('warranty_until').notNull(),
    /** Null if no maintenance is planned. */
    maintenanceDueOn: date('maintenance_due_on'),
    /** Folded text of serial number, name and model. */
    searchText: text('search_text').notNull(),
  },
  (machine) => [index('machines_organization').on(machine.organizationId, machine.name)],
)

/** Authors: accounts of the identity provider and service engineers of the connector. The name is null once deleted. */
export const people = ticketingSchema.table('people', {
  id: text().primaryKey(),
  name: text(),
  isService: boolean('is_service').notNull(),
  /** For mails to people without an account at the embedded identity service; null for engineers, and once deleted. */
  email: text(),
  /** Locale of the last change in the portal: the language of mails, unless the account has one. */
  locale: text(),
})

/** Requests to transfer a machine to another organization; at most one of a machine is undecided. */
export const transfers = ticketingSchema.table(
  'transfers',
  {
    id: text().primaryKey(),
    serialNumber: text('serial_number')
      .notNull()
      .references(() => machines.serialNumber),
    /** The organization that has the machine. */
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    recipient: text().notNull(),
    contact: text().notNull(),
    note: text().notNull(),
    status: text().$type<TransferStatus>().notNull(),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => people.id),
    requestedAt: moment('requested_at').notNull(),
    decidedBy: text('decided_by').references(() => people.id),
    decidedAt: moment('decided_at'),
    /** Why it was declined. */
    reason: text(),
  },
  (transfer) => [
    index('transfers_machine').on(transfer.serialNumber, transfer.requestedAt),
    uniqueIndex('transfers_undecided')
      .on(transfer.serialNumber)
      .where(sql`${transfer.status} = 'requested'`),
  ],
)

/** Documents of single machines, for example the acceptance protocol. */
export const machineDocuments = ticketingSchema.table(
  'machine_documents',
  {
    id: text().primaryKey(),
    serialNumber: text('serial_number')
      .notNull()
      .references(() => machines.serialNumber),
    kind: text().$type<MachineDocumentKind>().notNull(),
    title: text().notNull(),
    /** ISO 639-1. */
    language: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea().notNull(),
  },
  (document) => [index('machine_documents_machine').on(document.serialNumber, document.kind)],
)

export const tickets = ticketingSchema.table(
  'tickets',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: 10_001 }),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organizations.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    contactId: text('contact_id')
      .notNull()
      .references(() => people.id),
    type: text().$type<TicketType>().notNull(),
    concern: text().$type<TicketConcern>().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    /** Position of the status in the order of the list. */
    statusRank: integer('status_rank')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`case "status" ${ticketStatuses.map((status, rank) => `when '${status}' then ${rank}`).join(' ')} end`),
      ),
    subject: text().notNull(),
    description: text().notNull(),
    /** Empty if not given, like the serial number. */
    machineName: text('machine_name').notNull(),
    serialNumber: text('serial_number').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set while the ticket is closed. */
    closedAt: moment('closed_at'),
    /** Number of all comments, and of those by the service. */
    comments: integer().notNull().default(0),
    replies: integer().notNull().default(0),
    revision: integer().notNull().default(1),
    /** Folded text of the searched columns. */
    searchText: text('search_text').notNull(),
  },
  (ticket) => [
    // For those who see several organizations.
    index('tickets_newest').on(ticket.createdAt, ticket.number),
    // One for each order of the list, with the number that makes it unique, and all columns that are filtered by.
    ...(
      [
        ['tickets_created', ticket.createdAt],
        ['tickets_number', ticket.number],
        ['tickets_type', ticket.type],
        ['tickets_subject', ticket.subject],
        ['tickets_machine_name', ticket.machineName],
        ['tickets_serial_number', ticket.serialNumber],
        ['tickets_status', ticket.statusRank],
        ['tickets_replies', ticket.replies],
      ] as const
    ).map(([name, column]) => index(name).on(ticket.organizationId, column, ticket.number, ...toFilters(ticket))),
    // The matches are counted in it.
    index('tickets_filters').on(ticket.organizationId, ...toFilters(ticket)),
    index('tickets_contact').on(ticket.contactId),
    index('tickets_search').using('gin', sql`${ticket.searchText} gin_trgm_ops`),
  ],
)

/** The columns that the list is filtered by. */
function toFilters(ticket: Record<'status' | 'type' | 'locationId' | 'contactId' | 'serialNumber', ExtraConfigColumn>) {
  return [ticket.status, ticket.type, ticket.locationId, ticket.contactId, ticket.serialNumber] as const
}

export const comments = ticketingSchema.table(
  'comments',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id),
    authorId: text('author_id')
      .notNull()
      .references(() => people.id),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (comment) => [index('comments_ticket').on(comment.ticketId, comment.createdAt)],
)

/** Images and videos in the upload service. */
export const attachments = ticketingSchema.table(
  'attachments',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id),
    /** Null for attachments of the ticket itself. */
    commentId: text('comment_id').references(() => comments.id),
    /** Id in the upload service; a secret, as it permits deleting the upload. */
    uploadId: text('upload_id').notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (attachment) => [
    index('attachments_ticket').on(attachment.ticketId, attachment.sortIndex),
    index('attachments_upload').on(attachment.uploadId),
  ],
)

/** People who get mails about a ticket. */
export const watchers = ticketingSchema.table(
  'watchers',
  {
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
  },
  (watcher) => [primaryKey({ columns: [watcher.ticketId, watcher.personId] })],
)

/** Every change of a ticket: its status history, the audit trail, and the source of polling. Ids are in commit order. */
export const events = ticketingSchema.table(
  'events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: text('organization_id').notNull(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    kind: text().$type<TicketEventKind>().notNull(),
    /** The new status, if the event changed it. */
    status: text().$type<TicketStatus>(),
    reason: text().$type<CloseReason>(),
    createdAt: moment('created_at').notNull(),
  },
  (event) => [
    index('events_organization').on(event.organizationId, event.id),
    index('events_ticket').on(event.ticketId, event.id),
  ],
)

/** Idempotency keys of writes. */
export const requests = ticketingSchema.table(
  'requests',
  {
    personId: text('person_id').notNull(),
    key: text().notNull(),
    operation: text().notNull(),
    /** Id of the ticket, or of the invited user. */
    subjectId: text('ticket_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (request) => [primaryKey({ columns: [request.personId, request.key] })],
)
