import {
  IdentityError,
  toIdentityFailure,
  type AuthorizationGrant,
  type IdentityFailure,
  type TokenSet,
} from '@kudex/domain/identity'
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate'
import type { TokensOutcome } from './auth.types.ts'
import { exchangeMachine } from './exchangeMachine.ts'
import { authorizeSilently, holdRenewalLock, readTokens, removeTokens, revokeTokens, type LockEvent } from './ports.ts'
import { authServerTimeout, isNearExpiry, loginCodes } from './rules.ts'

interface RenewalInput {
  /** The tokens to replace, as this tab knows them. */
  readonly known: TokenSet | null
}

interface RenewalContext extends RenewalInput {
  readonly outcome: TokensOutcome
}

/** One silent renewal at a time across all tabs; those that waited take the tokens of the first (AUTH-07, AUTH-08). */
export const renewalMachine = setup({
  types: {
    context: {} as RenewalContext,
    input: {} as RenewalInput,
    events: {} as LockEvent | DoneActorEvent<AuthorizationGrant, 'authorizeSilently'>,
    output: {} as TokensOutcome,
  },
  actors: { holdRenewalLock, readTokens, revokeTokens, removeTokens, authorizeSilently, exchange: exchangeMachine },
  delays: { authServerTimeout },
  guards: {
    isRenewedElsewhere: ({ context }) => context.outcome.kind === 'tokens',
    hasKnownTokens: ({ context }) => context.known !== null,
  },
  actions: {
    // The stored tokens take precedence: another tab may have renewed meanwhile.
    takeStored: assign(({ context: { known, outcome } }, { stored }: { readonly stored: TokenSet | null }) => ({
      known: stored ?? known,
      outcome:
        stored && stored.accessToken !== known?.accessToken && !isNearExpiry(stored, Date.now())
          ? { kind: 'tokens' as const, tokens: stored, returnTo: null }
          : outcome,
    })),
    setOutcome: assign((_, { outcome }: { readonly outcome: TokensOutcome }) => ({
      outcome: outcome.kind === 'failed' ? toSilentFailure(outcome.failure) : outcome,
    })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({
      outcome: toSilentFailure(toIdentityFailure(error)),
    })),
  },
}).createMachine({
  id: 'renewal',
  context: ({ input }) => ({
    ...input,
    outcome: toSilentFailure(toIdentityFailure(new IdentityError('exchange-failed'))),
  }),
  invoke: { src: 'holdRenewalLock' },
  initial: 'waiting',
  states: {
    waiting: { on: { 'lock.acquired': 'reading' } },
    reading: {
      invoke: {
        src: 'readTokens',
        onDone: {
          target: 'comparing',
          actions: { type: 'takeStored', params: ({ event }) => ({ stored: event.output }) },
        },
        onError: 'removing',
      },
    },
    comparing: {
      always: [
        { guard: 'isRenewedElsewhere', target: 'finished' },
        { guard: 'hasKnownTokens', target: 'revoking' },
        { target: 'authorizing' },
      ],
    },
    // Tokens that cannot be revoked expire.
    revoking: {
      invoke: { src: 'revokeTokens', input: ({ context }) => context.known, onDone: 'removing', onError: 'removing' },
      after: { authServerTimeout: 'removing' },
    },
    removing: { invoke: { src: 'removeTokens', onDone: 'authorizing', onError: 'authorizing' } },
    authorizing: {
      invoke: {
        id: 'authorizeSilently',
        src: 'authorizeSilently',
        onDone: 'exchanging',
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => event } },
      },
      after: {
        authServerTimeout: {
          target: 'finished',
          actions: { type: 'fail', params: { error: new IdentityError('authorization-timeout') } },
        },
      },
    },
    exchanging: {
      invoke: {
        src: 'exchange',
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.authorizeSilently')
          return { grant: event.output, known: null }
        },
        onDone: {
          target: 'finished',
          actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})

function toSilentFailure(failure: IdentityFailure): TokensOutcome {
  return { kind: loginCodes.has(failure.code) ? 'loginNeeded' : 'failed', failure }
}
