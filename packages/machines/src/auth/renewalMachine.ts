import type { TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import type { AuthFailure, TokensOutcome } from './auth.types.ts'
import { exchangeMachine } from './exchangeMachine.ts'
import { authorizeSilently, holdRenewalLock, readTokens, removeTokens, revokeTokens } from './ports.ts'
import type { LockEvent, SilentAuthorization } from './ports.ts'
import { authServerTimeout, isNearExpiry, leadsToLogin, toFailure } from './rules.ts'

interface RenewalInput {
  /** The tokens that are to be replaced, as this tab knows them. */
  readonly known: TokenSet | null
}

interface RenewalContext extends RenewalInput {
  readonly stored: TokenSet | null
  readonly authorization: SilentAuthorization | null
  readonly outcome: TokensOutcome | null
}

/** One silent renewal at a time across all tabs; whoever waited takes what the first one got (AUTH-07, AUTH-08). */
export const renewalMachine = setup({
  types: {
    context: {} as RenewalContext,
    input: {} as RenewalInput,
    events: {} as LockEvent,
    output: {} as TokensOutcome,
  },
  actors: { holdRenewalLock, readTokens, revokeTokens, removeTokens, authorizeSilently, exchange: exchangeMachine },
  delays: { authServerTimeout },
  guards: {
    isRenewedElsewhere: ({ context: { known } }, { stored }: { readonly stored: TokenSet | null }) =>
      stored !== null && stored.accessToken !== known?.accessToken && !isNearExpiry(stored, Date.now()),
    hasOldTokens: ({ context }) => (context.stored ?? context.known) !== null,
  },
  actions: {
    fail: assign({
      outcome: (_, { error }: { readonly error: unknown }) => toSilentOutcome(toFailure(error)),
    }),
  },
}).createMachine({
  id: 'renewal',
  context: ({ input }) => ({ ...input, stored: null, authorization: null, outcome: null }),
  invoke: { src: 'holdRenewalLock' },
  initial: 'waiting',
  states: {
    waiting: { on: { 'lock.acquired': 'reading' } },
    reading: {
      invoke: {
        src: 'readTokens',
        onDone: [
          {
            guard: { type: 'isRenewedElsewhere', params: ({ event }) => ({ stored: event.output }) },
            target: 'finished',
            actions: assign({ outcome: ({ event }) => ({ kind: 'tokens', tokens: event.output!, returnTo: null }) }),
          },
          { target: 'clearing', actions: assign({ stored: ({ event }) => event.output }) },
        ],
        onError: 'removing',
      },
    },
    clearing: { always: [{ guard: 'hasOldTokens', target: 'revoking' }, { target: 'authorizing' }] },
    // A provider that does not take them back lets them run out: no reason to stop here.
    revoking: {
      invoke: {
        src: 'revokeTokens',
        input: ({ context }) => (context.stored ?? context.known)!,
        onDone: 'removing',
        onError: 'removing',
      },
      after: { authServerTimeout: 'removing' },
    },
    removing: { invoke: { src: 'removeTokens', onDone: 'authorizing', onError: 'authorizing' } },
    authorizing: {
      invoke: {
        src: 'authorizeSilently',
        onDone: { target: 'exchanging', actions: assign({ authorization: ({ event }) => event.output }) },
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      after: {
        authServerTimeout: {
          target: 'finished',
          actions: { type: 'fail', params: { error: 'Authorization timed out' } },
        },
      },
    },
    exchanging: {
      invoke: {
        src: 'exchange',
        input: ({ context }) => ({ ...context.authorization!, known: null }),
        onDone: { target: 'finished', actions: assign({ outcome: ({ event }) => toRenewalOutcome(event.output) }) },
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => context.outcome!,
})

function toRenewalOutcome(outcome: TokensOutcome): TokensOutcome {
  return outcome.kind === 'failed' ? toSilentOutcome(outcome.failure) : outcome
}

function toSilentOutcome(failure: AuthFailure): TokensOutcome {
  return { kind: leadsToLogin(failure) ? 'loginNeeded' : 'failed', failure }
}
