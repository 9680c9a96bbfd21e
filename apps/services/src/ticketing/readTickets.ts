import { and, asc, count, desc, eq, gt, inArray, like, max, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldText } from '@kudex/domain/search'
import { parseTicketNumber, type TicketListQuery, type TicketSortColumn } from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import { escapePattern } from '../database/escapePattern.ts'
import { toStorableText } from '../database/storableText.ts'
import { inOrganizations, type Viewer } from './access.ts'
import { attachments, comments, events, locations, organizations, people, tickets, watchers } from './tables.ts'

export type PersonRow = typeof people.$inferSelect
export type AttachmentRow = typeof attachments.$inferSelect
export type TicketRow = Awaited<ReturnType<typeof findTicket>> & object
export type EventRow = Awaited<ReturnType<typeof listHistory>>[number]
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number]

/** Items per page of a list. */
export const pageSize = 25

/** Most tickets that a search counts, 100 pages: counting reads each of them. */
export const searchCountLimit = 2_500

/**
 * A page of the tickets that a viewer may see, and the number of all that match (TICKET-02, TICKET-04). A search counts
 * up to {@link searchCountLimit}.
 */
export async function listTickets(queries: Queries, viewer: Viewer, query: TicketListQuery) {
  const condition = and(inOrganizations(viewer, tickets.organizationId, 'tickets'), ...toConditions(viewer, query))
  const { page } = query
  const found = query.search.trim() === '' ? null : await searchTickets(queries, condition, query)
  if (found && found.total <= searchCountLimit) {
    const rows = await selectTickets(queries)
      .where(inArray(tickets.number, found.numbers))
      .orderBy(...toOrder(query, tickets.number))
    return { tickets: rows, total: found.total, isTotalExact: true, page }
  }
  const [rows, total] = await Promise.all([
    selectPage(queries, condition, query),
    found ? searchCountLimit : queries.$count(tickets, condition),
  ])
  return { tickets: rows, total, isTotalExact: found === null, page }
}

/**
 * Number of the tickets that match, one more than the limit if there are more, and those of the page. They are sorted
 * after they were found: in an index of the order, a search may have to read most tickets to fill a page.
 */
async function searchTickets(queries: Queries, condition: SQL | undefined, query: TicketListQuery) {
  const sorted = sql`${sortColumns[query.sort.column]}`.as('sorted')
  const found = queries.$with('found').as(
    queries
      .select({ number: tickets.number, sorted })
      .from(tickets)
      .where(condition)
      .limit(searchCountLimit + 1),
  )
  const counted = queries.$with('counted').as(queries.select({ total: count().as('total') }).from(found))
  const page = queries
    .select({ number: found.number })
    .from(found)
    .orderBy(...toOrder(query, found.number, found.sorted))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
  const [row] = await queries
    .with(found, counted)
    .select({ total: counted.total, numbers: sql<number[]>`array(${page})` })
    .from(counted)
  return row ?? { total: 0, numbers: [] }
}

/** The page is found in an index of the order, which has all columns of filters, without reading the tickets before. */
function selectPage(queries: Queries, condition: SQL | undefined, query: TicketListQuery) {
  const order = toOrder(query, tickets.number)
  const page = queries
    .select({ number: tickets.number })
    .from(tickets)
    .where(condition)
    .orderBy(...order)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .as('page')
  return selectTickets(queries)
    .innerJoin(page, eq(page.number, tickets.number))
    .orderBy(...order)
}

/** A ticket; null if it does not exist or belongs to an organization that the viewer may not see. */
export async function findTicket(queries: Queries, viewer: Viewer, id: string) {
  const [row] = await selectTickets(queries).where(isVisible(viewer, id))
  return row ?? null
}

/** True for the ticket of an id, if the viewer may see it. */
export function isVisible(viewer: Viewer, id: string): SQL | undefined {
  return and(eq(tickets.id, toStorableText(id)), inOrganizations(viewer, tickets.organizationId, 'tickets'))
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

function toOrder(
  { sort }: TicketListQuery,
  number: PgColumn,
  column: PgColumn | SQL.Aliased = sortColumns[sort.column],
) {
  const direction = sort.descending ? desc : asc
  return [direction(column), direction(number)]
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

/**
 * True if a column of folded text contains all words. One or two Latin letters or digits are the beginning of a word:
 * the index finds no shorter parts, and Chinese words are that short.
 */
export function containsWords(column: PgColumn, search: string): SQL | undefined {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return and(
    ...words.map((word) => {
      const pattern = escapePattern(word)
      if (!/^[a-z0-9]{1,2}$/.test(word)) return like(column, `%${pattern}%`)
      return or(like(column, `${pattern}%`), like(column, `% ${pattern}%`))
    }),
  )
}

/** True for tickets that are not closed. */
export const isOpen = ne(tickets.status, 'closed')
