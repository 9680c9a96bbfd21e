import { authSetup } from './authSetup.ts'

/** Signed in: the host is told, tokens are renewed before they expire, and other tabs are listened to. */
export const signedInState = authSetup.createStateConfig({
  tags: 'signedIn',
  // What another tab did while the user was asked for has been heard by nobody: the storage is looked at first.
  initial: 'syncing',
  states: {
    telling: { always: [{ guard: 'isHostSessionDue', target: 'openingHostSession' }, { target: 'settled' }] },
    openingHostSession: {
      invoke: {
        src: 'openHostSession',
        input: ({ context }) => context.tokens!,
        onDone: { target: 'settled', actions: 'markHostSession' },
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'tokens.changed': 'syncing' },
    },
    settled: {
      tags: 'settled',
      after: { untilRenewal: 'renewing' },
      on: {
        'tokens.renew': 'renewing',
        'tokens.changed': 'syncing',
        'access.require': [
          {
            guard: { type: 'isSessionMissing', params: ({ event }) => event },
            target: 'openingHostSession',
            actions: { type: 'require', params: ({ event }) => event },
          },
          { actions: { type: 'require', params: ({ event }) => event } },
        ],
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
    weighing: {
      always: [
        { guard: 'hasTokens', target: 'syncing' },
        { guard: 'isRedirectDue', target: '#auth.redirecting' },
        { guard: 'isLoginNeeded', target: '#auth.signedOut' },
        { target: '#auth.failed' },
      ],
    },
    // Another tab logged out, renewed, or signed in as somebody else.
    syncing: {
      on: { 'tokens.changed': { target: 'syncing', reenter: true } },
      invoke: {
        src: 'storedTokens',
        onDone: [
          {
            guard: { type: 'isSignedOutElsewhere', params: ({ event }) => ({ stored: event.output }) },
            target: '#auth.signedOut',
            actions: { type: 'forget', params: ({ event }) => ({ failure: event.output.failure }) },
          },
          {
            guard: { type: 'isUnchanged', params: ({ event }) => ({ stored: event.output }) },
            target: 'telling',
          },
          {
            target: '#auth.acquiring.loadingUser',
            actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
          },
        ],
      },
    },
  },
})
