import { formatStoredChange, readChange } from './storedChange.ts'
import { ticketSetup, toChangeId } from './ticketSetup.ts'
import { failed } from './tickets.types.ts'

/**
 * Changes without a form: each is sent once, even if the connection or the session ends or the page is left meanwhile.
 */
export const ticketChangeStates = ticketSetup.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      initial: 'restoring',
      on: {
        'ticket.reopen': {
          guard: 'hasTicket',
          target: 'storing',
          actions: { type: 'requestChange', params: { change: 'reopen' } },
        },
        'ticket.setStatus': {
          guard: 'hasTicket',
          target: 'storing',
          actions: { type: 'requestChange', params: ({ event }) => ({ change: 'status', status: event.status }) },
        },
        'ticket.watch': {
          guard: 'hasTicket',
          target: 'storing',
          actions: { type: 'requestChange', params: { change: 'watch' } },
        },
        'ticket.unwatch': {
          guard: 'hasTicket',
          target: 'storing',
          actions: { type: 'requestChange', params: { change: 'unwatch' } },
        },
      },
      states: {
        // Continues a change that waited when the page was left.
        restoring: {
          invoke: {
            src: 'loadDraft',
            input: ({ context }) => toChangeId(context),
            onDone: { target: 'restored', actions: { type: 'restoreChange', params: ({ event }) => event } },
            onError: 'idle',
          },
        },
        restored: { always: [{ guard: 'hasChange', target: '#ticket.changing.resuming' }, { target: 'idle' }] },
        idle: {},
      },
    },
    // Stored before it is sent, so that it is repeated with the same key after a reload.
    storing: {
      tags: 'changing',
      invoke: {
        src: 'saveDraft',
        input: ({ context }) => ({
          ...toChangeId(context),
          text: formatStoredChange(context.userId, readChange(context)),
        }),
        onDone: 'sending',
        onError: 'sending',
      },
    },
    sending: {
      tags: 'changing',
      invoke: {
        src: 'changeTicket',
        input: ({ context }) => readChange(context),
        onDone: { target: 'settled', actions: { type: 'takeChanged', params: ({ event }) => event } },
        onError: { target: 'settled', actions: { type: 'takeChanged', params: { output: failed('unavailable') } } },
      },
      after: {
        callTimeout: {
          target: 'settled',
          actions: { type: 'takeChanged', params: { output: failed('network') } },
        },
      },
    },
    settled: {
      always: [
        { guard: { type: 'hasChangeFailed', params: { code: 'network' } }, target: 'offline' },
        { guard: { type: 'hasChangeFailed', params: { code: 'unauthenticated' } }, target: 'signedOut' },
        { target: 'clearing' },
      ],
    },
    offline: {
      tags: 'queued',
      after: { retryDelay: 'resuming' },
      on: { 'network.online': 'resuming', 'change.cancel': 'clearing' },
    },
    signedOut: {
      tags: 'queued',
      on: { 'session.restored': 'resuming', 'change.cancel': 'clearing' },
    },
    // The ticket was dropped with the session: load it before sending, since a ticket that is loaded meanwhile may be
    // older than the one in the response.
    resuming: {
      tags: 'queued',
      always: { guard: 'hasTicket', target: 'sending' },
      on: { 'change.cancel': 'clearing' },
    },
    clearing: {
      tags: 'changing',
      entry: 'dropChange',
      invoke: {
        src: 'removeDraft',
        input: ({ context }) => toChangeId(context),
        onDone: 'ready.idle',
        onError: 'ready.idle',
      },
    },
  },
})
