import type { TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import type { AuthFailure } from './auth.types.ts'
import {
  closeHostSession,
  endProviderSession,
  holdRenewalLock,
  readTokens,
  removeTokens,
  revokeTokens,
  type LockEvent,
} from './ports.ts'
import { authServerTimeout, toFailure } from './rules.ts'

interface LogoutInput {
  readonly known: TokenSet | null
}

interface LogoutContext extends LogoutInput {
  readonly failure: AuthFailure | null
}

/** Logs out everywhere: here and in other tabs, at the host and at the provider. A step that fails stops no other (AUTH-12, AUTH-13). */
export const logoutMachine = setup({
  types: {
    context: {} as LogoutContext,
    input: {} as LogoutInput,
    events: {} as LockEvent,
    output: {} as { readonly failure: AuthFailure | null },
  },
  actors: { holdRenewalLock, readTokens, removeTokens, revokeTokens, endProviderSession, closeHostSession },
  delays: { authServerTimeout },
  guards: { hasTokens: ({ context }) => context.known !== null },
  actions: {
    // The first thing that went wrong is what the visitor is told.
    note: assign({
      failure: ({ context }, { error }: { readonly error: unknown }) => context.failure ?? toFailure(error),
    }),
  },
}).createMachine({
  id: 'logout',
  context: ({ input }) => ({ ...input, failure: null }),
  invoke: { src: 'holdRenewalLock' },
  initial: 'waiting',
  states: {
    // A tab that renews at this moment must not bring the session back. One that hangs must not keep it alive either.
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
        onError: { target: 'closing', actions: { type: 'note', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    closing: {
      invoke: {
        src: 'closeHostSession',
        onDone: 'leaving',
        onError: { target: 'leaving', actions: { type: 'note', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { authServerTimeout: { target: 'leaving', actions: { type: 'note', params: { error: 'Timeout' } } } },
    },
    leaving: { always: [{ guard: 'hasTokens', target: 'revoking' }, { target: 'finished' }] },
    revoking: {
      invoke: {
        src: 'revokeTokens',
        input: ({ context }) => context.known!,
        onDone: 'ending',
        onError: { target: 'ending', actions: { type: 'note', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { authServerTimeout: { target: 'ending', actions: { type: 'note', params: { error: 'Timeout' } } } },
    },
    ending: {
      invoke: {
        src: 'endProviderSession',
        input: ({ context }) => context.known!,
        onDone: 'finished',
        onError: { target: 'finished', actions: { type: 'note', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { authServerTimeout: { target: 'finished', actions: { type: 'note', params: { error: 'Timeout' } } } },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => ({ failure: context.failure }),
})
