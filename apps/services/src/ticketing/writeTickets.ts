import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { foldText } from '@kudex/domain/search'
import { checkTicketForm, type CloseReason, type TicketEventKind, type TicketStatus } from '@kudex/domain/tickets'
import { inOrganizations } from './access.ts'
import type { TicketingContext } from './builder.ts'
import type { FoundUpload } from './attachments/findUploads.ts'
import { attachments, comments, events, locations, tickets, watchers } from './tables.ts'
import {
  emptyResult,
  type LockedTicket,
  lockTicket,
  requireAction,
  type ServiceAuthor,
  type TicketResult,
  type Write,
  writeOnce,
} from './writeOnce.ts'

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

/**
 * Adds a comment to an open ticket (TICKET-11, TICKET-12); comments of internal staff are replies of the service. The
 * answer of a customer to a waiting ticket sets it in progress again.
 */
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
    if (ticket.status === 'waiting' && !write.author.isService) {
      // One mail is enough: the watchers get that about the comment.
      const silent = { ...write, notify: () => Promise.resolve() }
      await storeStatus(silent, ticket, { kind: 'statusChanged', status: 'inProgress' })
    }
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
    revision?: number | undefined
    service?: ServiceAuthor | undefined
  },
): Promise<TicketResult> {
  const { key, id, status, reason, revision, service } = change
  if (status === 'closed' && reason === null) return { ...emptyResult, problems: { reason: 'required' } }
  return writeOnce(context, { key, operation: 'setTicketStatus', ticketId: id, service }, async (write) => {
    const ticket = await lockTicket(write, id, revision)
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
