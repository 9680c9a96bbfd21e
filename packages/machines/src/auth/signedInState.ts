import { authSetup, readTokensOf } from './authSetup.ts'
import { createRenewingState } from './renewingState.ts'

/** Signed in: opens the host's session, renews the tokens before they expire and follows other tabs. */
export const signedInState = authSetup.createStateConfig({
  tags: 'signedIn',
  // Reads the storage first: changes by another tab while the user was fetched were not handled.
  initial: 'syncing',
  states: {
    checking: { always: [{ guard: 'isHostSessionDue', target: 'openingHostSession' }, { target: 'settled' }] },
    openingHostSession: {
      invoke: {
        src: 'openHostSession',
        input: ({ context }) => readTokensOf(context),
        onDone: { target: 'settled', actions: 'markHostSession' },
        onError: { target: '#auth.failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
      on: { 'tokens.changed': 'syncing' },
    },
    settled: {
      tags: 'settled',
      initial: 'idle',
      states: {
        idle: { after: { untilRenewal: 'connecting' } },
        // A renewal without connection would remove the tokens and leave for the login page.
        connecting: { invoke: { src: 'waitForConnection', onDone: '#auth.signedIn.renewing' } },
      },
      on: {
        'tokens.renew': 'renewing',
        'user.changed': 'refreshingUser',
        'tokens.changed': 'syncing',
        'access.require': [
          {
            guard: { type: 'isSessionMissing', params: ({ event }) => event },
            // Another tab, or a deletion of the site's data, may have removed the tokens without an event.
            target: 'syncing',
            actions: { type: 'require', params: ({ event }) => event },
          },
          { actions: { type: 'require', params: ({ event }) => event } },
        ],
      },
    },
    renewing: createRenewingState('#auth.signedIn.refreshingUser'),
    // Name and roles may have changed. Without a response the known user stays.
    refreshingUser: {
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => readTokensOf(context),
        onDone: {
          target: 'syncing',
          actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUserRefused', params: ({ event }) => event },
            target: '#auth.discarding',
            actions: { type: 'fail', params: ({ event }) => event },
          },
          { target: 'syncing' },
        ],
      },
      after: { authServerTimeout: 'syncing' },
    },
    // Another tab may have logged out, renewed, or signed in as another user.
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
          { guard: { type: 'isUnchanged', params: ({ event }) => ({ stored: event.output }) }, target: 'checking' },
          {
            target: '#auth.acquiring.loadingUser',
            actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
          },
        ],
      },
    },
  },
})
