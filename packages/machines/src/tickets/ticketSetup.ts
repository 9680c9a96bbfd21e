import type { Ticket, TicketChange, TicketComment } from '@kudex/domain/tickets'
import { assign, enqueueActions, setup } from 'xstate'
import type { DraftId } from './draft.ts'
import { callTimeout, resolvePollDelay, resolveRetryDelay } from './polling.ts'
import { changeTicket, fetchTicket, loadDraft, removeDraft, saveDraft, type TicketChangeRequest } from './ports.ts'
import { parseStoredChange } from './storedChange.ts'
import { ticketDraftMachine } from './ticketDraftMachine.ts'
import type { TicketDraftInput } from './ticketDraft.types.ts'
import type { OpenStatus, TicketFailure, TicketForm, TicketResult } from './tickets.types.ts'

export interface TicketInput extends Pick<TicketDraftInput, 'userId' | 'check' | 'createKey'> {
  readonly ticketId: string
  /** The ticket from the server; null if it has to be loaded. */
  readonly ticket: Ticket | null
}

export type TicketEvent =
  | { readonly type: 'ticket.reload' }
  | { readonly type: 'ticket.reopen' | 'ticket.watch' | 'ticket.unwatch' }
  /** For internal staff; closing needs the form with a reason. */
  | { readonly type: 'ticket.setStatus'; readonly status: OpenStatus }
  /** Drops a change that waits. */
  | { readonly type: 'change.cancel' }
  /** The news was shown or read out. */
  | { readonly type: 'news.read' }
  /** The ticket may have changed: the page is visible again, or the server reported a change. */
  | { readonly type: 'ticket.changed' }
  | { readonly type: 'network.online' }
  | { readonly type: 'session.restored' }
  /** Deletes the drafts of the comment and the closure (AUTH-13). */
  | { readonly type: 'draft.discard' }

export type TicketTag =
  | 'fetching'
  /** Unknown, or of another organization. */
  | 'missing'
  | 'failed'
  /** The session has ended: the ticket is no longer shown. */
  | 'unauthenticated'
  /** A change is being sent. */
  | 'changing'
  /** A change is sent as soon as there is a connection or session. */
  | 'queued'

/** What others did to the ticket while it was shown. */
export interface TicketNews {
  readonly replies: readonly TicketComment[]
  readonly changes: readonly TicketChange[]
}

interface TicketContext extends TicketInput {
  readonly failure: TicketFailure | null
  /** Changes to announce: collected until `news.read`; after a conflict it contains who changed what. */
  readonly news: TicketNews
  /** Requests in a row without a change. */
  readonly unchanged: number
  readonly change: TicketChangeRequest | null
  readonly changeFailure: TicketFailure | null
  /** Attempts of the change without a response, in a row. */
  readonly changeFailures: number
}

/** Types and implementations of the ticket chart. */
export const ticketSetup = setup({
  types: {
    context: {} as TicketContext,
    events: {} as TicketEvent,
    input: {} as TicketInput,
    tags: {} as TicketTag,
    children: {} as { comment: 'comment'; closure: 'closure' },
  },
  actors: {
    fetchTicket,
    changeTicket,
    loadDraft,
    saveDraft,
    removeDraft,
    comment: ticketDraftMachine,
    closure: ticketDraftMachine,
  },
  delays: {
    callTimeout,
    pollDelay: ({ context }) => resolvePollDelay(context.unchanged),
    retryDelay: ({ context }) => resolveRetryDelay(context.changeFailures),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    hasChange: ({ context }) => context.change !== null,
    hasFailed: ({ context }, { code }: { readonly code: TicketFailure['code'] }) => context.failure?.code === code,
    hasChangeFailed: ({ context }, { code }: { readonly code: TicketFailure['code'] }) =>
      context.changeFailure?.code === code,
  },
  actions: {
    takeSubmitted: assign(({ context }, { ticket }: { readonly ticket: Ticket | null }) =>
      ticket && context.ticket && ticket.revision > context.ticket.revision ? toNewer(context, ticket) : {},
    ),
    takeFetched: assign(({ context }, { output }: { readonly output: TicketResult<Ticket | null> }) => {
      const ticket = output.isDone ? output.value : null
      const isNewer = ticket && (!context.ticket || ticket.revision > context.ticket.revision)
      return {
        failure: output.isDone ? null : output.failure,
        unchanged: context.unchanged + 1,
        ...(isNewer ? toNewer(context, ticket) : {}),
      }
    }),
    takeChanged: assign(({ context }, { output }: { readonly output: TicketResult<Ticket> }) => {
      const ticket = findTicket(output)
      // Watching does not increase the revision.
      const isNewer = ticket && context.ticket && ticket.revision >= context.ticket.revision
      return {
        changeFailure: output.isDone ? null : output.failure,
        changeFailures: output.isDone ? 0 : context.changeFailures + 1,
        ...(isNewer ? toNewer(context, ticket) : {}),
      }
    }),
    // The drafts stay: their text belongs to the user.
    dropTicket: assign({ ticket: null, news: { replies: [], changes: [] } }),
    pollSoon: assign({ unchanged: 0 }),
    readNews: assign({ news: { replies: [], changes: [] } }),
    restoreChange: assign(({ context }, { output }: { readonly output: string | null }) => ({
      change: parseStoredChange(context, output),
    })),
    requestChange: assign(({ context }, { change, status = null }: ChangeParams) => ({
      change: {
        ticketId: context.ticketId,
        key: context.createKey(),
        change,
        status,
        revision: context.ticket?.revision ?? 0,
      },
      changeFailure: null,
      changeFailures: 0,
    })),
    dropChange: assign({ change: null }),
    forwardToDrafts: enqueueActions(({ enqueue }, event: DraftSignal) => {
      enqueue.sendTo('comment', event)
      enqueue.sendTo('closure', event)
    }),
  },
})

interface ChangeParams extends Pick<TicketChangeRequest, 'change'> {
  readonly status?: OpenStatus | null
}

/** The events that are forwarded to the drafts. */
type DraftSignal = Extract<TicketEvent, { readonly type: 'network.online' | 'session.restored' | 'draft.discard' }>

/** The input of a draft that belongs to the ticket. */
export function toDraftInput({ userId, ticketId, check, createKey }: TicketInput, form: TicketForm): TicketDraftInput {
  return { userId, ticketId, check, createKey, form, prefill: {} }
}

/** Identifies the stored change of the ticket. */
export function toChangeId({ userId, ticketId }: TicketContext): DraftId {
  return { userId, form: 'change', ticketId }
}

/** The newer ticket, and what others did since the known one. */
function toNewer({ ticket: known, news, userId }: TicketContext, ticket: Ticket): Partial<TicketContext> {
  if (!known) return { ticket, unchanged: 0 }
  const ids = new Set(known.entries.map(({ id }) => id))
  const isByOther = ({ author }: TicketComment | TicketChange) => author.id !== userId
  const replies = ticket.entries.filter((entry) => !ids.has(entry.id) && isByOther(entry))
  const changes = ticket.history.slice(known.history.length).filter(isByOther)
  return {
    ticket,
    unchanged: 0,
    news: { replies: [...news.replies, ...replies], changes: [...news.changes, ...changes] },
  }
}

function findTicket(result: TicketResult<Ticket>): Ticket | null {
  if (result.isDone) return result.value
  return result.failure.code === 'conflict' ? result.failure.ticket : null
}
