import { IdentityError, toIdentityFailure, type IdentityFailure, type TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import {
  closeHostSession,
  endProviderSession,
  holdRenewalLock,
  readTokens,
  removeTokens,
  revokeTokens,
  type LockEvent,
} from './ports.ts'
import { authServerTimeout } from './rules.ts'

interface LogoutInput {
  readonly known: TokenSet | null
}

interface LogoutContext extends LogoutInput {
  readonly failure: IdentityFailure | null
}

/** Logs out everywhere: here and in other tabs, at the host and at the provider. A step that fails does not stop the others (AUTH-12, AUTH-13). */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    input: {} as LogoutInput,
    events: {} as LockEvent,
    output: {} as { readonly failure: IdentityFailure | null },
  },
  actors: { holdRenewalLock, readTokens, removeTokens, revokeTokens, endProviderSession, closeHostSession },
  delays: { authServerTimeout },
  actions: {
    // The first failure is the one to show.
    keepFailure: assign({
      failure: ({ context }, { error }: { readonly error: unknown }) => context.failure ?? toIdentityFailure(error),
    }),
    keepTimeout: assign({
      failure: ({ context }) => context.failure ?? toIdentityFailure(new IdentityError('timeout')),
    }),
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: { src: 'holdRenewalLock' },
  initial: 'waiting',
  states: {
    // Waits for a tab that is renewing, which would restore the session; but not for one that hangs.
    waiting: { on: { 'lock.acquired': 'reading' }, after: { authServerTimeout: 'reading' } },
    reading: {
      invoke: {
        src: 'readTokens',
        onDone: {
          target: 'removing',
          actions: assign({ known: ({ context, event }) => event.output ?? context.known }),
        },
        onError: 'removing',
      },
    },
    removing: {
      invoke: {
        src: 'removeTokens',
        onDone: 'closing',
        onError: { target: 'closing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    closing: {
      invoke: {
        src: 'closeHostSession',
        onDone: 'revoking',
        onError: { target: 'revoking', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { authServerTimeout: { target: 'revoking', actions: 'keepTimeout' } },
    },
    revoking: {
      invoke: {
        src: 'revokeTokens',
        input: ({ context }) => context.known,
        onDone: 'ending',
        onError: { target: 'ending', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { authServerTimeout: { target: 'ending', actions: 'keepTimeout' } },
    },
    ending: {
      invoke: {
        src: 'endProviderSession',
        input: ({ context }) => context.known,
        onDone: 'finished',
        onError: { target: 'finished', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
      after: { authServerTimeout: { target: 'finished', actions: 'keepTimeout' } },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => ({ failure: context.failure }),
})
