import { and, eq, lt } from 'drizzle-orm'
import { isSubmissionKey, type FormProblems } from '@kudex/domain/forms'
import { resolveTicketActions, type TicketAction } from '@kudex/domain/tickets'
import type { Queries } from '../database/database.types.ts'
import { toStorableText } from '../database/storableText.ts'
import { writeKeyDays } from '../limits.ts'
import { createError, isInternalStaff, type Viewer } from './access.ts'
import type { TicketingContext } from './builder.ts'
import type { Notify } from './notifyWatchers.ts'
import { type EventRow, findLatestEvent, findTicket, isVisible, type PersonRow, type TicketRow } from './readTickets.ts'
import { people, requests, tickets } from './tables.ts'

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

/** Of a write that has changed nothing. */
export const emptyResult: TicketResult = { ticket: null, isRepeated: false, problems: {}, conflict: null }

/** The transaction of a write. */
export interface Write {
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
export async function writeOnce(
  { queries, viewer, locale, notify }: TicketingContext,
  { key, operation, ticketId, service }: WriteRequest,
  work: (write: Write) => Promise<void>,
): Promise<TicketResult> {
  if (!isSubmissionKey(key)) throw createError('BAD_REQUEST', 'The key of a change has 64 hexadecimal digits.')
  const author = toAuthor(viewer, locale, service)
  try {
    const stored = await queries.transaction(async (transaction) => {
      await storePerson(transaction, author)
      const request = { personId: author.id, key, operation, subjectId: toStorableText(ticketId) }
      const added = await transaction.insert(requests).values(request).onConflictDoNothing().returning()
      if (added.length > 0) {
        await work({ queries: transaction, viewer, author, now: new Date(), notify })
        return request
      }
      const [known] = await transaction
        .select()
        .from(requests)
        .where(and(eq(requests.personId, author.id), eq(requests.key, key)))
      const isSame = operation === known?.operation && (operation === 'createTicket' || ticketId === known.subjectId)
      if (!isSame) throw createError('BAD_REQUEST', 'The key was used for another change.')
      return { ...known, isRepeated: true }
    })
    const ticket = await findTicket(queries, viewer, stored.subjectId)
    if (!ticket) throw createNotFoundError()
    return { ...emptyResult, ticket, isRepeated: 'isRepeated' in stored }
  } catch (error) {
    if (!(error instanceof TicketConflict)) throw error
    const [ticket, conflict] = [await findTicket(queries, viewer, ticketId), await findLatestEvent(queries, ticketId)]
    return { ...emptyResult, ticket, conflict }
  }
}

/** Removes the keys of writes that are too old to be repeated. */
export async function removeOldKeys(queries: Queries, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - writeKeyDays * 86_400_000)
  await queries.delete(requests).where(lt(requests.createdAt, oldest))
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

export type LockedTicket = typeof tickets.$inferSelect

/** Locks a ticket for the transaction; a stale revision is a conflict. */
export async function lockTicket({ queries, viewer }: Write, id: string, revision?: number): Promise<LockedTicket> {
  const [ticket] = await queries.select().from(tickets).where(isVisible(viewer, id)).for('update')
  if (!ticket) throw createNotFoundError()
  if (revision !== undefined && revision !== ticket.revision) throw new TicketConflict()
  return ticket
}

/** A change that the state of the ticket does not allow is a conflict. */
export function requireAction({ status, closedAt }: LockedTicket, action: TicketAction, now: Date): void {
  const history = closedAt ? [{ status: 'closed' as const, changedOn: closedAt.toISOString() }] : []
  if (!resolveTicketActions({ status, history }, now).includes(action)) throw new TicketConflict()
}
