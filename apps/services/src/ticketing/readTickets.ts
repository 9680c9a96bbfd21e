import { and, asc, count, desc, eq, gt, inArray, like, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldText } from '@kudex/domain/search'
import { parseTicketNumber, type TicketListQuery, type TicketSortColumn } from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import { inOrganizations, type Viewer } from './access.ts'
import { attachments, comments, events, locations, organizations, people, tickets, watchers } from './tables.ts'

export type PersonRow = typeof people.$inferSelect
export type AttachmentRow = typeof attachments.$inferSelect
export type TicketRow = Awaited<ReturnType<typeof findTicket>> & object
export type EventRow = Awaited<ReturnType<typeof listHistory>>[number]
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number]

/** Items per page of a list. */
export const pageSize = 25

/** A page of the tickets that a viewer may see, and the number of all that match (TICKET-02, TICKET-04). */
export async function listTickets(queries: Queries, viewer: Viewer, query: TicketListQuery) {
  const condition = and(inOrganizations(viewer, tickets.organizationId, 'tickets'), ...toConditions(viewer, query))
  const { column, descending } = query.sort
  const direction = descending ? desc : asc
  const order = [direction(sortColumns[column]), direction(tickets.number)]
  // Found in an index of the order, without reading the tickets of the pages before.
  const page = queries
    .select({ number: tickets.number })
    .from(tickets)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .as('page')
  const rows = await selectTickets(queries)
    .innerJoin(page, eq(page.number, tickets.number))
    .orderBy(...order)
  const [counted] = await queries.select({ total: count() }).from(tickets).where(condition)
  return { tickets: rows, total: counted?.total ?? 0, page: query.page }
}

/** A ticket; null if it does not exist or belongs to an organization that the viewer may not see. */
export async function findTicket(queries: Queries, viewer: Viewer, id: string) {
  const [row] = await selectTickets(queries).where(isVisible(viewer, id))
  return row ?? null
}

/** True for the ticket of an id, if the viewer may see it. */
export function isVisible(viewer: Viewer, id: string): SQL | undefined {
  return and(eq(tickets.id, toStorable(id)), inOrganizations(viewer, tickets.organizationId, 'tickets'))
}

function selectTickets(queries: Queries) {
  return queries
    .select({ ticket: tickets, contact: people, location: locations, organization: organizations })
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.contactId))
    .innerJoin(locations, eq(locations.id, tickets.locationId))
    .innerJoin(organizations, eq(organizations.id, tickets.organizationId))
    .$dynamic()
}

/** Comments of a ticket, the oldest first. */
export function listComments(queries: Queries, ticketId: string) {
  return queries
    .select({ comment: comments, author: people })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(eq(comments.ticketId, ticketId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
}

/** Attachments of a ticket and all of its comments. */
export async function listAttachments(queries: Queries, ticketId: string): Promise<AttachmentRow[]> {
  return queries
    .select()
    .from(attachments)
    .where(eq(attachments.ticketId, ticketId))
    .orderBy(asc(attachments.sortIndex))
}

/** Changes of the status of a ticket, in the order of time. */
export function listHistory(queries: Queries, ticketId: string) {
  return selectEvents(queries)
    .where(and(eq(events.ticketId, ticketId), sql`${events.status} is not null`))
    .orderBy(asc(events.id))
}

export async function listWatchers(queries: Queries, ticketId: string): Promise<PersonRow[]> {
  const rows = await queries
    .select({ person: people })
    .from(watchers)
    .innerJoin(people, eq(people.id, watchers.personId))
    .where(eq(watchers.ticketId, ticketId))
    .orderBy(asc(people.name), asc(people.id))
  return rows.map(({ person }) => person)
}

/** The latest event of a ticket that changed it for others. */
export async function findLatestEvent(queries: Queries, ticketId: string): Promise<EventRow | null> {
  const [row] = await selectEvents(queries)
    .where(and(eq(events.ticketId, ticketId), isShared))
    .orderBy(desc(events.id))
    .limit(1)
  return row ?? null
}

/** Events after a cursor, the oldest first; without a cursor none, only the current one. */
export async function listEvents(queries: Queries, viewer: Viewer, since: number | null) {
  const condition = and(inOrganizations(viewer, events.organizationId, 'tickets'), isShared)
  if (since === null) {
    const [row] = await queries
      .select({ newest: max(events.id) })
      .from(events)
      .where(condition)
    return { cursor: row?.newest ?? 0, events: [] }
  }
  const rows = await selectEvents(queries)
    .where(and(condition, gt(events.id, since)))
    .orderBy(asc(events.id))
    .limit(maxEvents)
  return { cursor: rows.at(-1)?.event.id ?? since, events: rows }
}

/** Maximum number of events per request. */
const maxEvents = 100

/** Watching affects only the watcher. */
const isShared = inArray(events.kind, ['created', 'commented', 'closed', 'reopened', 'statusChanged'])

function selectEvents(queries: Queries) {
  return queries
    .select({ event: events, author: people })
    .from(events)
    .innerJoin(people, eq(people.id, events.personId))
    .$dynamic()
}

/** Locations of the viewer's organizations. */
export function listLocations(queries: Queries, viewer: Viewer) {
  return queries
    .select({ location: locations, organization: organizations })
    .from(locations)
    .innerJoin(organizations, eq(organizations.id, locations.organizationId))
    .where(inOrganizations(viewer, locations.organizationId, 'locations'))
    .orderBy(asc(organizations.name), asc(locations.name), asc(locations.id))
}

const sortColumns: Readonly<Record<TicketSortColumn, PgColumn>> = {
  createdOn: tickets.createdAt,
  number: tickets.number,
  type: tickets.type,
  subject: tickets.subject,
  machineName: tickets.machineName,
  serialNumber: tickets.serialNumber,
  status: tickets.statusRank,
  replies: tickets.replies,
}

function toConditions(viewer: Viewer, query: TicketListQuery): (SQL | undefined)[] {
  const { search, types, statuses, organization, machine, location, mine } = query
  const number = parseTicketNumber(search)
  return [
    or(number === null ? undefined : eq(tickets.number, number), containsWords(tickets.searchText, search)),
    types.length > 0 ? inArray(tickets.type, [...types]) : undefined,
    statuses.length > 0 ? inArray(tickets.status, [...statuses]) : undefined,
    organization === null ? undefined : eq(tickets.organizationId, organization),
    machine === null ? undefined : eq(tickets.serialNumber, machine),
    location === null ? undefined : eq(tickets.locationId, location),
    mine ? eq(tickets.contactId, viewer.kind === 'person' ? viewer.id : '') : undefined,
  ]
}

/** True if a column of folded text contains all words. */
export function containsWords(column: PgColumn, search: string): SQL | undefined {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return and(...words.map((word) => like(column, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)))
}

/** True for tickets that are not closed. */
export const isOpen = ne(tickets.status, 'closed')

/** PostgreSQL rejects NUL; no id contains the replacement. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
