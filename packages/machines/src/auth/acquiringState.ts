import { assertEvent } from 'xstate'
import { authSetup, readTokensOf } from './authSetup.ts'
import { createRenewingState } from './renewingState.ts'

/** Reuses stored tokens, exchanges a code or renews silently, then fetches the user (AUTH-05…08). */
export const acquiringState = authSetup.createStateConfig({
  tags: 'busy',
  on: { 'login.start': { actions: { type: 'require', params: ({ event }) => event } } },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'storedTokens',
        onDone: {
          target: 'deciding',
          actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    deciding: { always: [{ guard: 'isAnonymousVisit', target: '#auth.signedOut' }, { target: 'discovering' }] },
    discovering: {
      invoke: {
        src: 'discover',
        onDone: [
          { guard: 'isReturning', target: 'accepting' },
          { guard: 'hasReusableTokens', target: 'loadingUser' },
          { target: 'renewing' },
        ],
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      after: { authServerTimeout: { target: '#auth.failed', actions: 'failWithTimeout' } },
    },
    // A refused response leaves the tokens alone: it may come from anywhere.
    accepting: {
      invoke: {
        id: 'acceptResponse',
        src: 'acceptResponse',
        input: ({ context }) => ({ response: context.response }),
        onDone: 'exchanging',
        onError: { target: '#auth.failed', actions: ['dropResponse', { type: 'fail', params: ({ event }) => event }] },
      },
    },
    exchanging: {
      invoke: {
        src: 'exchange',
        input: ({ context, event }) => {
          assertEvent(event, 'xstate.done.actor.acceptResponse')
          return { grant: event.output, known: context.tokens }
        },
        onDone: {
          target: 'renewing.weighing',
          actions: { type: 'takeExchange', params: ({ event }) => ({ outcome: event.output }) },
        },
      },
    },
    renewing: createRenewingState('#auth.acquiring.loadingUser'),
    loadingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => readTokensOf(context),
        onDone: {
          target: '#auth.signedIn',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUserRefused', params: ({ event }) => event },
            target: '#auth.discarding',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
      after: { authServerTimeout: { target: '#auth.failed', actions: 'failWithTimeout' } },
    },
  },
})
