import type { TokenSet } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import type { AuthFailure, AuthorizationResponse, PendingRequest, TokensOutcome } from './auth.types.ts'
import { exchangeCode, removeTokens, revokeTokens, saveTokens } from './ports.ts'
import { authServerTimeout, findResponseFailure, toFailure } from './rules.ts'

interface ExchangeInput {
  readonly request: PendingRequest | null
  readonly response: AuthorizationResponse
  /** Tokens at hand that the new ones replace. */
  readonly known: TokenSet | null
}

interface ExchangeContext extends ExchangeInput {
  readonly tokens: TokenSet | null
  readonly failure: AuthFailure | null
}

/** From the provider's answer to stored tokens; tokens at hand survive an answer that nobody asked for (AUTH-14…16, AUTH-19). */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    input: {} as ExchangeInput,
    output: {} as TokensOutcome,
  },
  actors: { revokeTokens, removeTokens, exchangeCode, saveTokens },
  delays: { authServerTimeout },
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    hasKnownTokens: ({ context }) => context.known !== null,
  },
  actions: {
    fail: assign({ failure: (_, { error }: { readonly error: unknown }) => toFailure(error) }),
  },
}).createMachine({
  id: 'exchange',
  context: ({ input }) => ({
    ...input,
    tokens: null,
    failure: findResponseFailure(input.response, input.request),
  }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isRefused', target: 'finished' },
        { guard: 'hasKnownTokens', target: 'revoking' },
        { target: 'exchanging' },
      ],
    },
    // Old tokens that cannot be revoked run out by themselves: no reason to keep the visitor out.
    revoking: {
      invoke: {
        src: 'revokeTokens',
        input: ({ context }) => context.known!,
        onDone: 'removing',
        onError: 'removing',
      },
      after: { authServerTimeout: 'removing' },
    },
    removing: {
      invoke: { src: 'removeTokens', onDone: 'exchanging', onError: 'exchanging' },
    },
    exchanging: {
      invoke: {
        src: 'exchangeCode',
        input: ({ context }) => ({ code: context.response.code[0]!, request: context.request! }),
        onDone: { target: 'saving', actions: assign({ tokens: ({ event }) => event.output }) },
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
      after: {
        authServerTimeout: { target: 'finished', actions: { type: 'fail', params: { error: 'Timeout' } } },
      },
    },
    saving: {
      invoke: {
        src: 'saveTokens',
        input: ({ context }) => context.tokens!,
        onDone: 'finished',
        onError: { target: 'finished', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    finished: { type: 'final' },
  },
  output: ({ context: { tokens, failure, request } }) =>
    tokens && !failure
      ? { kind: 'tokens', tokens, returnTo: request?.returnTo ?? null }
      : { kind: 'failed', failure: failure ?? toFailure('Unable to exchange authorization for tokens') },
})
