import type { Ticket } from '@kudex/domain/tickets'
import { assign, setup } from 'xstate'
import { callTimeout, resolveRetryDelay } from './polling.ts'
import { changeTicket, loadDraft, removeDraft, type TicketChangeRequest } from './ports.ts'
import { parseStoredChange, readChange } from './storedChange.ts'
import { failed, type TicketFailure, type TicketResult } from './tickets.types.ts'

interface StoredChangeInput {
  readonly userId: string
  readonly ticketId: string
}

interface StoredChangeContext extends StoredChangeInput {
  readonly change: TicketChangeRequest | null
  /** The changed ticket. */
  readonly ticket: Ticket | null
  readonly failure: TicketFailure | null
  /** Attempts without a response, in a row. */
  readonly failures: number
}

/**
 * Sends a change that waits in the storage without opening its ticket: with its key, so that it is made once, as soon as
 * there is a connection and a session. Reads the storage before each attempt, as another tab may have sent it.
 */
export const storedChangeMachine = setup({
  types: {
    context: {} as StoredChangeContext,
    input: {} as StoredChangeInput,
    events: {} as { readonly type: 'network.online' | 'session.restored' },
    tags: {} as 'unauthenticated' | 'sent' | 'refused',
  },
  actors: { loadDraft, changeTicket, removeDraft },
  delays: { callTimeout, retryDelay: ({ context }) => resolveRetryDelay(context.failures) },
  guards: {
    hasChange: ({ context }) => context.change !== null,
    hasFailed: ({ context }, { code }: { readonly code: TicketFailure['code'] }) => context.failure?.code === code,
    isSent: ({ context }) => context.ticket !== null,
  },
  actions: {
    restore: assign(({ context }, { output }: { readonly output: string | null }) => ({
      change: parseStoredChange(context, output),
    })),
    setResult: assign(({ context }, { output }: { readonly output: TicketResult<Ticket> }) => ({
      ticket: output.isDone ? output.value : null,
      failure: output.isDone ? null : output.failure,
      failures: context.failures + 1,
    })),
  },
}).createMachine({
  id: 'storedChange',
  context: ({ input }) => ({ ...input, change: null, ticket: null, failure: null, failures: 0 }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadDraft',
        input: ({ context }) => toChangeId(context),
        onDone: { target: 'loaded', actions: { type: 'restore', params: ({ event }) => event } },
        onError: 'gone',
      },
    },
    loaded: { always: [{ guard: 'hasChange', target: 'sending' }, { target: 'gone' }] },
    sending: {
      invoke: {
        src: 'changeTicket',
        input: ({ context }) => readChange(context),
        onDone: { target: 'settled', actions: { type: 'setResult', params: ({ event }) => event } },
        onError: { target: 'settled', actions: { type: 'setResult', params: { output: failed('unavailable') } } },
      },
      after: {
        callTimeout: { target: 'settled', actions: { type: 'setResult', params: { output: failed('network') } } },
      },
    },
    settled: {
      always: [
        { guard: { type: 'hasFailed', params: { code: 'network' } }, target: 'offline' },
        { guard: { type: 'hasFailed', params: { code: 'unauthenticated' } }, target: 'signedOut' },
        { target: 'clearing' },
      ],
    },
    offline: { after: { retryDelay: 'loading' }, on: { 'network.online': 'loading' } },
    signedOut: { tags: 'unauthenticated', on: { 'session.restored': 'loading' } },
    clearing: {
      invoke: {
        src: 'removeDraft',
        input: ({ context }) => toChangeId(context),
        onDone: 'cleared',
        onError: 'cleared',
      },
    },
    cleared: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'refused' }] },
    sent: { tags: 'sent', type: 'final' },
    refused: { tags: 'refused', type: 'final' },
    // Sent or dropped elsewhere.
    gone: { type: 'final' },
  },
})

function toChangeId({ userId, ticketId }: StoredChangeInput) {
  return { userId, form: 'change', ticketId } as const
}
