import { ticketChangeStates } from './ticketChangeStates.ts'
import { ticketSetup, toDraftInput } from './ticketSetup.ts'
import { failed } from './tickets.types.ts'

/**
 * A ticket on its page (TICKET-05, TICKET-11…15): loads it, polls for changes, reopens and watches it, and sets its
 * status. The children `comment` and `closure` are drafts; the tickets in their responses are applied. Polling needs no
 * connection per tab and works behind every proxy; its delay grows from 10 to 45 seconds while nothing changes, so that
 * withdrawn access ends within 60 seconds.
 */
export const ticketMachine = ticketSetup.createMachine({
  id: 'ticket',
  context: ({ input }) => ({
    ...input,
    failure: null,
    news: { replies: [], changes: [] },
    unchanged: 0,
    change: null,
    changeFailure: null,
    changeFailures: 0,
  }),
  type: 'parallel',
  invoke: [
    {
      src: 'comment',
      id: 'comment',
      input: ({ context }) => toDraftInput(context, 'comment'),
      onSnapshot: { actions: { type: 'takeSubmitted', params: ({ event }) => event.snapshot.context } },
    },
    {
      src: 'closure',
      id: 'closure',
      input: ({ context }) => toDraftInput(context, 'closure'),
      onSnapshot: { actions: { type: 'takeSubmitted', params: ({ event }) => event.snapshot.context } },
    },
  ],
  on: { 'news.read': { actions: 'readNews' } },
  states: {
    reading: {
      initial: 'choosing',
      on: { 'session.restored': '.fetching', 'ticket.reload': '.fetching' },
      states: {
        choosing: { always: [{ guard: 'hasTicket', target: 'waiting' }, { target: 'fetching' }] },
        fetching: {
          tags: 'fetching',
          invoke: {
            src: 'fetchTicket',
            input: ({ context: { ticketId, ticket } }) => ({ ticketId, revision: ticket?.revision ?? null }),
            onDone: { target: 'settled', actions: { type: 'takeFetched', params: ({ event }) => event } },
            onError: { target: 'settled', actions: { type: 'takeFetched', params: { output: failed('unavailable') } } },
          },
          after: {
            callTimeout: {
              target: 'settled',
              actions: { type: 'takeFetched', params: { output: failed('network') } },
            },
          },
        },
        settled: {
          always: [
            { guard: { type: 'hasFailed', params: { code: 'notFound' } }, target: 'missing', actions: 'dropTicket' },
            { guard: { type: 'hasFailed', params: { code: 'forbidden' } }, target: 'missing', actions: 'dropTicket' },
            {
              guard: { type: 'hasFailed', params: { code: 'unauthenticated' } },
              target: 'signedOut',
              actions: 'dropTicket',
            },
            { guard: 'hasTicket', target: 'waiting' },
            { target: 'failed' },
          ],
        },
        waiting: {
          after: { pollDelay: 'fetching' },
          on: {
            'ticket.changed': { target: 'fetching', actions: 'pollSoon' },
            'network.online': { target: 'fetching', actions: 'pollSoon' },
          },
        },
        failed: { tags: 'failed', on: { 'network.online': 'fetching' } },
        missing: { tags: 'missing' },
        signedOut: { tags: 'unauthenticated' },
      },
    },
    changing: ticketChangeStates,
    // Both regions above may handle the same events, and an event that a region handles does not reach the root.
    drafts: {
      on: {
        'network.online': { actions: { type: 'forwardToDrafts', params: ({ event }) => event } },
        'session.restored': { actions: { type: 'forwardToDrafts', params: ({ event }) => event } },
        'draft.discard': { actions: { type: 'forwardToDrafts', params: ({ event }) => event } },
      },
    },
  },
})
