import { authSetup } from './authSetup.ts'

/** From "who is there?" to a known user: reuse, exchange of a code, or silent renewal (AUTH-05…08). */
export const acquiringState = authSetup.createStateConfig({
  tags: 'busy',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'storedTokens',
        onDone: {
          target: 'deciding',
          actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    deciding: { always: [{ guard: 'isAnonymousVisit', target: '#auth.signedOut' }, { target: 'discovering' }] },
    discovering: {
      invoke: {
        src: 'discover',
        onDone: [
          { guard: 'isReturning', target: 'takingRequest' },
          { guard: 'hasReusableTokens', target: 'loadingUser' },
          { target: 'renewing' },
        ],
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { authServerTimeout: { target: '#auth.failed', actions: { type: 'fail', params: { error: 'Timeout' } } } },
    },
    takingRequest: {
      invoke: {
        src: 'takePendingRequest',
        onDone: {
          target: 'returning',
          actions: { type: 'takeRequest', params: ({ event }) => ({ request: event.output }) },
        },
        onError: {
          target: '#auth.failed',
          actions: { type: 'refuseResponse', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    returning: {
      invoke: {
        src: 'exchange',
        input: ({ context }) => ({ request: context.request, response: context.response!, known: context.tokens }),
        onDone: {
          target: 'weighing',
          actions: { type: 'takeExchange', params: ({ event }) => ({ outcome: event.output }) },
        },
      },
    },
    renewing: {
      invoke: {
        src: 'renewal',
        input: ({ context }) => ({ known: context.tokens }),
        onDone: {
          target: 'weighing',
          actions: { type: 'takeRenewal', params: ({ event }) => ({ outcome: event.output }) },
        },
      },
    },
    // Only a page that needs sign-in sends the visitor away; elsewhere the visitor is simply not signed in.
    weighing: {
      always: [
        { guard: 'hasTokens', target: 'loadingUser' },
        { guard: 'isRedirectDue', target: '#auth.redirecting' },
        { guard: 'isLoginNeeded', target: '#auth.signedOut' },
        { target: '#auth.failed' },
      ],
    },
    loadingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => ({ accessToken: context.tokens!.accessToken }),
        onDone: {
          target: '#auth.signedIn',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUserRefused', params: ({ event }) => ({ error: event.error }) },
            target: '#auth.expelling',
            actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
          },
          { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      after: { authServerTimeout: { target: '#auth.failed', actions: { type: 'fail', params: { error: 'Timeout' } } } },
    },
  },
})
