import type { User } from '@kudex/domain/identity'
import { assign, setup } from 'xstate'
import type { AuthContext, AuthEvent, AuthFailure, AuthInput, PendingRequest, TokensOutcome } from './auth.types.ts'
import { exchangeMachine } from './exchangeMachine.ts'
import { logoutMachine } from './logoutMachine.ts'
import { discover, fetchUser, openHostSession, redirectToLogin, takePendingRequest, watchTokens } from './ports.ts'
import { renewalMachine } from './renewalMachine.ts'
import { abortDelay, authServerTimeout, isNearExpiry, isUserRefused, resolveRenewalDelay, toFailure } from './rules.ts'
import { storedTokensMachine, type StoredTokens } from './storedTokensMachine.ts'

/** The words of the auth chart: what it can ask, do and wait for. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    tags: {} as AuthTag,
  },
  actors: {
    discover,
    fetchUser,
    openHostSession,
    redirectToLogin,
    takePendingRequest,
    watchTokens,
    storedTokens: storedTokensMachine,
    exchange: exchangeMachine,
    renewal: renewalMachine,
    logout: logoutMachine,
  },
  delays: {
    authServerTimeout,
    abortDelay,
    untilRenewal: ({ context }) => resolveRenewalDelay(context.tokens, Date.now()),
  },
  guards: {
    hasFailure: ({ context }) => context.failure !== null,
    isRequired: ({ context }) => context.access === 'required',
    isAnonymousVisit: ({ context }) =>
      context.access === 'optional' && context.tokens === null && context.response === null,
    isReturning: ({ context }) => context.response !== null,
    hasReusableTokens: ({ context }) => context.tokens !== null && !isNearExpiry(context.tokens, Date.now()),
    hasTokens: ({ context }) => context.outcome?.kind === 'tokens',
    isLoginNeeded: ({ context }) => context.outcome?.kind === 'loginNeeded',
    isRedirectDue: ({ context }) => context.outcome?.kind === 'loginNeeded' && context.access === 'required',
    isHostSessionDue: ({ context }) => context.hostSession === 'due',
    isSessionMissing: (_, { sessionMissing }: { readonly sessionMissing: boolean }) => sessionMissing,
    isSignedOutElsewhere: (_, { stored }: { readonly stored: StoredTokens }) => stored.tokens === null,
    isUnchanged: ({ context }, { stored }: { readonly stored: StoredTokens }) =>
      stored.tokens?.accessToken === context.tokens?.accessToken,
    isUserRefused: (_, { error }: { readonly error: unknown }) => isUserRefused(error),
  },
  actions: {
    require: assign((_, event: { readonly returnTo: string | null; readonly sessionMissing?: boolean }) => ({
      access: 'required' as const,
      returnTo: event.returnTo,
      ...(event.sessionMissing ? { hostSession: 'due' as const } : {}),
    })),
    release: assign({ access: 'optional' }),
    insist: assign({ access: 'required', hostSession: 'due' }),
    takeStored: assign((_, { stored }: { readonly stored: StoredTokens }) => ({ ...stored })),
    takeRequest: assign((_, { request }: { readonly request: PendingRequest | null }) => ({ request })),
    // A code is good once; an answer that failed leaves the tokens at hand alone when nobody asked for it.
    takeExchange: assign(({ context }, { outcome }: { readonly outcome: TokensOutcome }) => ({
      ...toAcquired(context, outcome),
      response: null,
      request: null,
    })),
    // Tokens that were given up for new ones are gone, whatever came of it.
    takeRenewal: assign(({ context }, { outcome }: { readonly outcome: TokensOutcome }) => ({
      ...(outcome.kind === 'tokens' ? {} : { tokens: null, user: null }),
      ...toAcquired(context, outcome),
    })),
    refuseResponse: assign((_, { error }: { readonly error: unknown }) => ({
      response: null,
      failure: toFailure(error),
    })),
    takeUser: assign((_, { user }: { readonly user: User }) => ({ user, failure: null })),
    markHostSession: assign({ hostSession: 'open' }),
    forget: assign((_, { failure }: { readonly failure: AuthFailure | null }) => ({
      tokens: null,
      user: null,
      hostSession: 'due' as const,
      failure,
    })),
    clearFailure: assign({ failure: null }),
    fail: assign({ failure: (_, { error }: { readonly error: unknown }) => toFailure(error) }),
  },
})

function toAcquired(context: AuthContext, outcome: TokensOutcome): Partial<AuthContext> {
  if (outcome.kind !== 'tokens') return { outcome, failure: outcome.failure }
  const { tokens, returnTo } = outcome
  return { outcome, tokens, hostSession: 'due', failure: null, returnTo: returnTo ?? context.returnTo }
}

/** What the interface asks the machine: `hasTag('busy')`. */
export type AuthTag =
  /** Something is under way that decides whether the visitor is signed in. */
  | 'busy'
  | 'signedIn'
  /** Signed in, and the host knows it too. */
  | 'settled'
  | 'signedOut'
  | 'redirecting'
  | 'loggingOut'
  /** Signing in did not work; `context.failure` says why, `login.retry` tries again. */
  | 'failed'
