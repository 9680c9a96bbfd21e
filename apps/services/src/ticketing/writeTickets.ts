import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { isSubmissionKey, type FormProblems } from '@kudex/domain/forms'
import { foldText } from '@kudex/domain/search'
import {
  checkTicketForm,
  resolveTicketActions,
  type CloseReason,
  type TicketAction,
  type TicketEventKind,
  type TicketStatus,
} from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import { createError, inOrganizations, isInternalStaff, type Viewer } from './access.ts'
import type { TicketingContext } from './builder.ts'
import type { Notify } from './notifyWatchers.ts'
import type { FoundUpload } from './attachments/findUploads.ts'
import {
  type EventRow,
  findLatestEvent,
  findTicket,
  isVisible,
  type PersonRow,
  type TicketRow,
  toStorable,
} from './readTickets.ts'
import { attachments, comments, events, locations, people, requests, tickets, watchers } from './tables.ts'

/** Result of a write: the ticket, or why nothing was changed. */
export interface TicketResult {
  readonly ticket: TicketRow | null
  /** True if the same request was made before; nothing was changed again. */
  readonly isRepeated: boolean
  readonly problems: FormProblems
  /** The event that the request did not know of, if the ticket's state does not allow the change any more. */
  readonly conflict: EventRow | null
}

/** Author of a comment or change by the connector. */
export interface ServiceAuthor {
  readonly id: string
  readonly name: string
}

/** Creates a ticket in the organization of its location; the contact watches it (TICKET-07…10). */
export async function createTicket(context: TicketingContext, key: string, sent: unknown): Promise<TicketResult> {
  const checked = checkTicketForm('ticket', sent)
  if (!checked.isValid) return { ...emptyResult, problems: checked.problems }
  const { location, ticketType, attachments: uploadIds, ...values } = checked.values
  const { viewer } = context
  const [place] = await context.queries
    .select()
    .from(locations)
    .where(and(eq(locations.id, location), inOrganizations(viewer, locations.organizationId, 'tickets')))
  if (!place) return { ...emptyResult, problems: { location: 'invalid' } }
  const uploads = await context.findUploads(uploadIds)
  if (!uploads) return { ...emptyResult, problems: { attachments: 'invalid' } }
  const id = randomUUID()
  return writeOnce(context, { key, operation: 'createTicket', ticketId: id }, async (write) => {
    const { queries, author, now } = write
    const { organizationId } = place
    await queries.insert(tickets).values({
      ...values,
      id,
      organizationId,
      locationId: place.id,
      contactId: author.id,
      type: ticketType,
      status: 'new',
      createdAt: now,
      searchText: toSearchText(values),
    })
    await storeAttachments(write, id, null, uploads)
    await queries.insert(watchers).values({ ticketId: id, personId: author.id })
    await storeEvent(write, { ticketId: id, organizationId, kind: 'created', status: 'new' })
  })
}

/** Adds a comment to an open ticket (TICKET-11, TICKET-12); comments of internal staff are replies of the service. */
export async function addComment(
  context: TicketingContext,
  { key, id, input, service }: { key: string; id: string; input: unknown; service?: ServiceAuthor },
): Promise<TicketResult> {
  const checked = checkTicketForm('comment', input)
  if (!checked.isValid) return { ...emptyResult, problems: checked.problems }
  const uploads = await context.findUploads(checked.values.attachments)
  if (!uploads) return { ...emptyResult, problems: { attachments: 'invalid' } }
  return writeOnce(context, { key, operation: 'addComment', ticketId: id, service }, async (write) => {
    const ticket = await lockTicket(write, id)
    requireAction(ticket, 'comment', write.now)
    const commentId = await storeComment(write, id, checked.values.comment)
    await storeAttachments(write, id, commentId, uploads)
    await storeEvent(write, { ticketId: id, organizationId: ticket.organizationId, kind: 'commented' })
  })
}

/** Closes a ticket with a reason and an optional comment (TICKET-13, TICKET-14). */
export async function closeTicket(
  context: TicketingContext,
  { key, id, revision, input }: { key: string; id: string; revision: number; input: unknown },
): Promise<TicketResult> {
  const checked = checkTicketForm('closure', input)
  if (!checked.isValid) return { ...emptyResult, problems: checked.problems }
  const { reason, comment } = checked.values
  return writeOnce(context, { key, operation: 'closeTicket', ticketId: id }, async (write) => {
    const ticket = await lockTicket(write, id, revision)
    requireAction(ticket, 'close', write.now)
    if (comment) await storeComment(write, id, comment)
    await storeStatus(write, ticket, { kind: 'closed', status: 'closed', reason })
  })
}

/** Reopens a ticket within 30 days of closing. */
export function reopenTicket(
  context: TicketingContext,
  { key, id, revision }: { key: string; id: string; revision: number },
): Promise<TicketResult> {
  return writeOnce(context, { key, operation: 'reopenTicket', ticketId: id }, async (write) => {
    const ticket = await lockTicket(write, id, revision)
    requireAction(ticket, 'reopen', write.now)
    await storeStatus(write, ticket, { kind: 'reopened', status: 'inProgress' })
  })
}

/** Starts or stops watching a ticket. */
export function setWatching(
  context: TicketingContext,
  { key, id, isWatching }: { key: string; id: string; isWatching: boolean },
): Promise<TicketResult> {
  const kind = isWatching ? 'watched' : 'unwatched'
  return writeOnce(context, { key, operation: kind, ticketId: id }, async (write) => {
    const { organizationId } = await lockTicket(write, id)
    const watcher = { ticketId: id, personId: write.author.id }
    const isWatcher = and(eq(watchers.ticketId, id), eq(watchers.personId, write.author.id))
    const changed = isWatching
      ? await write.queries.insert(watchers).values(watcher).onConflictDoNothing().returning()
      : await write.queries.delete(watchers).where(isWatcher).returning()
    if (changed.length > 0) await storeEvent(write, { ticketId: id, organizationId, kind })
  })
}

/** Sets the status for the service; closing needs a reason. Setting the current status changes nothing. */
export async function setTicketStatus(
  context: TicketingContext,
  change: {
    key: string
    id: string
    status: TicketStatus
    reason: CloseReason | null
    service: ServiceAuthor
  },
): Promise<TicketResult> {
  const { key, id, status, reason, service } = change
  if (status === 'closed' && reason === null) return { ...emptyResult, problems: { reason: 'required' } }
  return writeOnce(context, { key, operation: 'setTicketStatus', ticketId: id, service }, async (write) => {
    const ticket = await lockTicket(write, id)
    if (ticket.status === status) return
    await storeStatus(write, ticket, {
      kind: status === 'closed' ? 'closed' : ticket.status === 'closed' ? 'reopened' : 'statusChanged',
      status,
      ...(status === 'closed' && { reason }),
    })
  })
}

/** Folded text of the columns that the list searches. */
export function toSearchText(ticket: {
  readonly subject: string
  readonly description: string
  readonly machineName: string
  readonly serialNumber: string
}): string {
  return foldText([ticket.subject, ticket.machineName, ticket.serialNumber, ticket.description].join(' '))
}

const emptyResult: TicketResult = { ticket: null, isRepeated: false, problems: {}, conflict: null }

/** The transaction of a write. */
interface Write {
  readonly queries: Queries
  readonly viewer: Viewer
  readonly author: PersonRow
  readonly now: Date
  readonly notify: Notify
}

interface WriteRequest {
  readonly key: string
  readonly operation: string
  readonly ticketId: string
  /** Set by the connector. */
  readonly service?: ServiceAuthor | undefined
}

/**
 * Runs a write in a transaction, once per author and key: a repeated request returns its ticket and changes nothing. A
 * concurrent request with the same key waits for the first one at the primary key of `requests`.
 */
async function writeOnce(
  { queries, viewer, locale, notify }: TicketingContext,
  { key, operation, ticketId, service }: WriteRequest,
  work: (write: Write) => Promise<void>,
): Promise<TicketResult> {
  if (!isSubmissionKey(key)) throw createError('BAD_REQUEST', 'The key of a change has 64 hexadecimal digits.')
  const author = toAuthor(viewer, locale, service)
  try {
    const stored = await queries.transaction(async (transaction) => {
      await storePerson(transaction, author)
      const request = { personId: author.id, key, operation, ticketId: toStorable(ticketId) }
      const added = await transaction.insert(requests).values(request).onConflictDoNothing().returning()
      if (added.length > 0) {
        await work({ queries: transaction, viewer, author, now: new Date(), notify })
        return request
      }
      const [known] = await transaction
        .select()
        .from(requests)
        .where(and(eq(requests.personId, author.id), eq(requests.key, key)))
      const isSame = operation === known?.operation && (operation === 'createTicket' || ticketId === known.ticketId)
      if (!isSame) throw createError('BAD_REQUEST', 'The key was used for another change.')
      return { ...known, isRepeated: true }
    })
    const ticket = await findTicket(queries, viewer, stored.ticketId)
    if (!ticket) throw createNotFoundError()
    return { ...emptyResult, ticket, isRepeated: 'isRepeated' in stored }
  } catch (error) {
    if (!(error instanceof TicketConflict)) throw error
    const [ticket, conflict] = [await findTicket(queries, viewer, ticketId), await findLatestEvent(queries, ticketId)]
    return { ...emptyResult, ticket, conflict }
  }
}

/** The state of the ticket does not allow a change; rolls back its transaction. */
class TicketConflict extends Error {}

/** Stores the author of a change with the current name and address. */
export async function storePerson(queries: Queries, author: PersonRow): Promise<void> {
  await queries.insert(people).values(author).onConflictDoUpdate({ target: people.id, set: author })
}

/** The author of a change; `locale` is that of the page. */
export function toAuthor(viewer: Viewer, locale: string, service?: ServiceAuthor): PersonRow {
  if (viewer.kind === 'person') {
    const { id, name, email } = viewer
    return { id, name, email, locale, isService: isInternalStaff(viewer) }
  }
  if (!service || !/^[\w.@-]{1,100}$/.test(service.id) || !/^[^\p{Cc}\p{Cs}]{1,200}$/u.test(service.name)) {
    throw createError('BAD_REQUEST', 'The author of a change needs an id and a name.')
  }
  // The prefix keeps the ids of other systems apart from those of accounts.
  return { id: `service:${service.id}`, name: service.name, isService: true, email: null, locale: null }
}

function createNotFoundError(): Error {
  return createError('NOT_FOUND', 'The ticket does not exist.')
}

type LockedTicket = typeof tickets.$inferSelect

/** Locks a ticket for the transaction; a stale revision is a conflict. */
async function lockTicket({ queries, viewer }: Write, id: string, revision?: number): Promise<LockedTicket> {
  const [ticket] = await queries.select().from(tickets).where(isVisible(viewer, id)).for('update')
  if (!ticket) throw createNotFoundError()
  if (revision !== undefined && revision !== ticket.revision) throw new TicketConflict()
  return ticket
}

function requireAction({ status, closedAt }: LockedTicket, action: TicketAction, now: Date): void {
  const history = closedAt ? [{ status: 'closed' as const, changedOn: closedAt.toISOString() }] : []
  if (!resolveTicketActions({ status, history }, now).includes(action)) throw new TicketConflict()
}

/** Stores a comment and counts it. */
async function storeComment({ queries, author, now }: Write, ticketId: string, text: string): Promise<string> {
  const id = randomUUID()
  await queries.insert(comments).values({ id, ticketId, authorId: author.id, text, createdAt: now })
  await queries
    .update(tickets)
    .set({
      comments: sql`${tickets.comments} + 1`,
      revision: sql`${tickets.revision} + 1`,
      ...(author.isService && { replies: sql`${tickets.replies} + 1` }),
    })
    .where(eq(tickets.id, ticketId))
  return id
}

async function storeAttachments(
  { queries }: Write,
  ticketId: string,
  commentId: string | null,
  uploads: readonly FoundUpload[],
): Promise<void> {
  if (uploads.length === 0) return
  await queries
    .insert(attachments)
    .values(uploads.map((upload, sortIndex) => ({ ...upload, id: randomUUID(), ticketId, commentId, sortIndex })))
}

async function storeStatus(
  write: Write,
  { id, organizationId }: LockedTicket,
  change: { kind: TicketEventKind; status: TicketStatus; reason?: CloseReason | null },
): Promise<void> {
  await write.queries
    .update(tickets)
    .set({
      status: change.status,
      closedAt: change.status === 'closed' ? write.now : null,
      revision: sql`${tickets.revision} + 1`,
    })
    .where(eq(tickets.id, id))
  await storeEvent(write, { ticketId: id, organizationId, ...change })
}

async function storeEvent(
  { queries, author, now, notify }: Write,
  event: Pick<typeof events.$inferInsert, 'ticketId' | 'organizationId' | 'kind' | 'status' | 'reason'>,
): Promise<void> {
  // Held until the commit: readers of events must not see an id before a lower one.
  await queries.execute(sql`select pg_advisory_xact_lock(${eventLock})`)
  const [stored] = await queries
    .insert(events)
    .values({ ...event, personId: author.id, createdAt: now })
    .returning()
  if (stored) await notify(queries, stored)
}

/** Arbitrary lock key: the letters `tick` in ASCII. */
const eventLock = 0x74_69_63_6b
