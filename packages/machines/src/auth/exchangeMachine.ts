import { IdentityError, toIdentityFailure, type AuthorizationGrant, type TokenSet } from '@kudex/domain/identity'
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate'
import type { TokensOutcome } from './auth.types.ts'
import { exchangeCode, removeTokens, revokeTokens, saveTokens } from './ports.ts'
import { authServerTimeout } from './rules.ts'

interface ExchangeInput {
  readonly grant: AuthorizationGrant
  /** Tokens that the new ones replace. */
  readonly known: TokenSet | null
}

interface ExchangeContext extends ExchangeInput {
  readonly outcome: TokensOutcome
}

/** Exchanges a code for stored tokens (AUTH-16, AUTH-19). */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    input: {} as ExchangeInput,
    events: {} as DoneActorEvent<TokenSet, 'exchangeCode'>,
    output: {} as TokensOutcome,
  },
  actors: { revokeTokens, removeTokens, exchangeCode, saveTokens },
  delays: { authServerTimeout },
  guards: { hasKnownTokens: ({ context }) => context.known !== null },
  actions: {
    setTokens: assign(({ context }, { tokens }: { readonly tokens: TokenSet }) => ({
      outcome: { kind: 'tokens' as const, tokens, returnTo: context.grant.returnTo },
    })),
    fail: assign((_, { error }: { readonly error: unknown }) => ({
      outcome: { kind: 'failed' as const, failure: toIdentityFailure(error) },
    })),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    ...input,
    outcome: { kind: 'failed', failure: toIdentityFailure(new IdentityError('exchange-failed')) },
  }),
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'hasKnownTokens', target: 'revoking' }, { target: 'exchanging' }] },
    // Tokens that cannot be revoked expire, so the sign-in continues.
    revoking: {
      invoke: { src: 'revokeTokens', input: ({ context }) => context.known, onDone: 'removing', onError: 'removing' },
      after: { authServerTimeout: 'removing' },
    },
    removing: { invoke: { src: 'removeTokens', onDone: 'exchanging', onError: 'exchanging' } },
    exchanging: {
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => context.grant,
        onDone: { target: 'saving', actions: { type: 'setTokens', params: ({ event }) => ({ tokens: event.output }) } },
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => event } },
      },
      after: {
        authServerTimeout: {
          target: 'finished',
          actions: { type: 'fail', params: { error: new IdentityError('timeout') } },
        },
      },
    },
    saving: {
      invoke: {
        src: 'saveTokens',
        input: ({ event }) => {
          assertEvent(event, 'xstate.done.actor.exchangeCode')
          return event.output
        },
        onDone: 'finished',
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
