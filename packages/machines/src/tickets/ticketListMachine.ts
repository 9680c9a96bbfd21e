import { assign, setup } from 'xstate'
import { callTimeout, resolvePollDelay } from './polling.ts'
import { fetchTickets, type TicketPage } from './ports.ts'
import { failed, type TicketFailure, type TicketResult } from './tickets.types.ts'

export interface TicketListInput {
  /** Search, filters, order and page number, as in the URL; only the port reads it. */
  readonly query: unknown
  /** The page from the server; null if it has to be loaded. */
  readonly page: TicketPage | null
}

export type TicketListEvent =
  /** Shows another page, or loads it; aborts the request before it. */
  | { readonly type: 'query.change'; readonly query: unknown; readonly page: TicketPage | null }
  | { readonly type: 'list.reload' }
  /** The list may have changed: the page is visible again, or the server reported a change. */
  | { readonly type: 'list.changed' }
  | { readonly type: 'network.online' }
  | { readonly type: 'session.restored' }

export type TicketListTag =
  /** The tickets of the query are being loaded. */
  | 'loading'
  | 'failed'
  | 'unauthenticated'
  /** The role for tickets was withdrawn: no ticket is shown. */
  | 'forbidden'

interface TicketListContext extends TicketListInput {
  readonly failure: TicketFailure | null
  /** Requests in a row without a change. */
  readonly unchanged: number
}

/**
 * The list of tickets (TICKET-02…04): loads the page of a query and polls for changes without showing a loading state.
 * The data load machine has no initial page, no refreshing and no reasons of failures.
 */
export const ticketListMachine = setup({
  types: {
    context: {} as TicketListContext,
    events: {} as TicketListEvent,
    input: {} as TicketListInput,
    tags: {} as TicketListTag,
  },
  actors: { fetchTickets },
  delays: { callTimeout, pollDelay: ({ context }) => resolvePollDelay(context.unchanged) },
  guards: {
    hasPage: ({ context }) => context.page !== null,
    hasFailed: ({ context }) => context.failure !== null,
    isSignedOut: ({ context }) => context.failure?.code === 'unauthenticated',
    isForbidden: ({ context }) => context.failure?.code === 'forbidden',
  },
  actions: {
    setQuery: assign((_, { query, page }: TicketListInput) => ({ query, page, failure: null, unchanged: 0 })),
    pollSoon: assign({ unchanged: 0 }),
    takeLoaded: assign(({ context }, { output }: { readonly output: TicketResult<TicketPage> }) => {
      if (!output.isDone) return { failure: output.failure, unchanged: context.unchanged + 1 }
      const isSame = JSON.stringify(output.value) === JSON.stringify(context.page)
      return { page: output.value, failure: null, unchanged: isSame ? context.unchanged + 1 : 0 }
    }),
    dropPage: assign({ page: null }),
  },
}).createMachine({
  id: 'ticketList',
  context: ({ input }) => ({ ...input, failure: null, unchanged: 0 }),
  initial: 'choosing',
  on: {
    'query.change': { target: '.choosing', reenter: true, actions: { type: 'setQuery', params: ({ event }) => event } },
    'list.reload': { target: '.loading', reenter: true },
    'session.restored': { target: '.loading', reenter: true },
  },
  states: {
    choosing: { always: [{ guard: 'hasPage', target: 'waiting' }, { target: 'loading' }] },
    loading: {
      tags: 'loading',
      invoke: {
        src: 'fetchTickets',
        input: ({ context }: { readonly context: TicketListContext }) => context.query,
        onDone: { target: 'settled', actions: { type: 'takeLoaded', params: ({ event }) => event } },
        onError: { target: 'settled', actions: { type: 'takeLoaded', params: { output: failed('unavailable') } } },
      },
      after: {
        callTimeout: { target: 'settled', actions: { type: 'takeLoaded', params: { output: failed('network') } } },
      },
    },
    settled: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut', actions: 'dropPage' },
        { guard: 'isForbidden', target: 'forbidden', actions: 'dropPage' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      after: { pollDelay: 'refreshing' },
      on: {
        'list.changed': { target: 'refreshing', actions: 'pollSoon' },
        'network.online': { target: 'refreshing', actions: 'pollSoon' },
      },
    },
    refreshing: {
      invoke: {
        src: 'fetchTickets',
        input: ({ context }: { readonly context: TicketListContext }) => context.query,
        onDone: { target: 'refreshed', actions: { type: 'takeLoaded', params: ({ event }) => event } },
        onError: { target: 'waiting', actions: { type: 'takeLoaded', params: { output: failed('unavailable') } } },
      },
      after: {
        callTimeout: { target: 'waiting', actions: { type: 'takeLoaded', params: { output: failed('network') } } },
      },
    },
    // A list that cannot be refreshed stays visible.
    refreshed: {
      always: [
        { guard: 'isSignedOut', target: 'signedOut', actions: 'dropPage' },
        { guard: 'isForbidden', target: 'forbidden', actions: 'dropPage' },
        { target: 'waiting' },
      ],
    },
    failed: { tags: 'failed', on: { 'network.online': 'loading' } },
    signedOut: { tags: 'unauthenticated' },
    forbidden: { tags: 'forbidden' },
  },
})
