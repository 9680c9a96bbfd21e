import { providePorts } from '../ports/index.ts'
import { acquiringState } from './acquiringState.ts'
import { authSetup } from './authSetup.ts'
import { createCheckingState } from './checkingState.ts'
import { findConfigurationFailure } from './configuration.ts'
import * as allPorts from './ports.ts'
import { signedInState } from './signedInState.ts'

/** Signing in, staying signed in and logging out (AUTH-01…38); needs its ports, see `provideAuth`. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { configuration, access, response, returnTo } }) => ({
    access,
    response,
    returnTo,
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
        onError: { actions: { type: 'fail', params: ({ event }) => event } },
      },
      // The redirect did not happen: the visitor could not be signed in (AUTH-17).
      after: { abortDelay: 'aborted' },
    },
    aborted: { tags: 'failed', on: { 'login.retry': { target: 'acquiring', actions: 'clearFailure' } } },
    failed: {
      tags: 'failed',
      initial: 'idle',
      on: {
        'access.require': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
        // The stored tokens were refused: request new ones.
        'login.retry': { target: 'acquiring.renewing', actions: ['insist', 'clearFailure'] },
        'login.start': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
      },
      states: {
        idle: { on: { 'tokens.changed': 'checking' } },
        checking: createCheckingState('#auth.signedOut'),
      },
    },
    // The provider does not say whose tokens they are (AUTH-35).
    discarding: {
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
      initial: 'idle',
      on: {
        'access.require': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
        'login.start': { target: 'acquiring', actions: { type: 'require', params: ({ event }) => event } },
      },
      states: {
        idle: { on: { 'tokens.changed': 'checking' } },
        checking: createCheckingState('idle'),
      },
    },
  },
})

/** The auth machine with its ports, down to the machines it invokes. */
export function provideAuth(ports: AuthPorts): typeof authMachine {
  return providePorts(authMachine, ports)
}

/** Every port of the auth machine and of the machines it invokes. */
export type AuthPorts = Pick<typeof allPorts, keyof typeof allPorts>
