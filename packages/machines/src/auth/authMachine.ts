import { acquiringState } from './acquiringState.ts'
import { authSetup } from './authSetup.ts'
import { findConfigurationFailure } from './configuration.ts'
import { signedInState } from './signedInState.ts'

/** Signing in, staying signed in and logging out (AUTH-01…38); needs its ports, see `provideAuthPorts`. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { configuration, access, response, returnTo } }) => ({
    access,
    response,
    returnTo,
    request: null,
    tokens: null,
    user: null,
    hostSession: access === 'required' ? 'due' : 'open',
    outcome: null,
    failure: findConfigurationFailure(configuration),
  }),
  initial: 'configuring',
  invoke: { src: 'watchTokens' },
  on: {
    'access.require': { actions: { type: 'require', params: ({ event }) => event } },
    'access.release': { actions: 'release' },
    'logout.start': '.loggingOut',
  },
  states: {
    configuring: { always: [{ guard: 'hasFailure', target: 'misconfigured' }, { target: 'acquiring' }] },
    misconfigured: { tags: 'failed', on: { 'logout.start': {} } },
    acquiring: acquiringState,
    signedIn: signedInState,
    redirecting: {
      tags: ['busy', 'redirecting'],
      invoke: {
        src: 'redirectToLogin',
        input: ({ context }) => ({ returnTo: context.returnTo }),
        onError: { actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      // The page is still there after this time: the visitor could not be signed in (AUTH-17).
      after: { abortDelay: 'aborted' },
    },
    aborted: { tags: 'failed', on: { 'login.retry': { target: 'acquiring', actions: 'clearFailure' } } },
    failed: {
      tags: 'failed',
      on: {
        'access.require': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
        // Whatever is stored has not helped: ask for new tokens.
        'login.retry': { target: 'acquiring.renewing', actions: ['insist', 'clearFailure'] },
        'login.start': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
      },
    },
    // The provider does not say who the tokens belong to: they are given up (AUTH-35).
    expelling: {
      tags: ['busy', 'loggingOut'],
      invoke: {
        src: 'logout',
        input: ({ context }) => ({ known: context.tokens }),
        onDone: [
          { guard: 'isRequired', target: 'redirecting', actions: { type: 'forget', params: ({ context }) => context } },
          { target: 'signedOut', actions: { type: 'forget', params: ({ context }) => context } },
        ],
      },
    },
    loggingOut: {
      tags: ['busy', 'loggingOut'],
      invoke: {
        src: 'logout',
        input: ({ context }) => ({ known: context.tokens }),
        onDone: { target: 'signedOut', actions: { type: 'forget', params: ({ event }) => event.output } },
      },
      on: { 'logout.start': {} },
    },
    signedOut: {
      tags: 'signedOut',
      initial: 'resting',
      on: {
        'access.require': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
        'login.start': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
      },
      states: {
        resting: { on: { 'tokens.changed': 'peeking' } },
        // Signed in in another tab; a tab that logged out must not be taken for one.
        peeking: {
          invoke: {
            src: 'storedTokens',
            onDone: [
              {
                guard: { type: 'isSignedOutElsewhere', params: ({ event }) => ({ stored: event.output }) },
                target: 'resting',
              },
              {
                target: '#auth.acquiring',
                actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
              },
            ],
          },
        },
      },
    },
  },
})
