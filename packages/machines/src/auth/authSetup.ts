import {
  IdentityError,
  toIdentityFailure,
  type AuthorizationGrant,
  type IdentityFailure,
  type TokenSet,
  type User,
} from '@kudex/domain/identity'
import { assign, setup, type DoneActorEvent } from 'xstate'
import type { AuthContext, AuthEvent, AuthInput, TokensOutcome } from './auth.types.ts'
import { exchangeMachine } from './exchangeMachine.ts'
import { logoutMachine } from './logoutMachine.ts'
import {
  acceptResponse,
  discover,
  fetchUser,
  openHostSession,
  redirectToLogin,
  waitForConnection,
  watchTokens,
} from './ports.ts'
import { renewalMachine } from './renewalMachine.ts'
import { abortDelay, authServerTimeout, isNearExpiry, resolveRenewalDelay } from './rules.ts'
import { storedTokensMachine, type StoredTokens } from './storedTokensMachine.ts'

/** Types and implementations of the auth chart. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent | DoneActorEvent<AuthorizationGrant, 'acceptResponse'>,
    input: {} as AuthInput,
    tags: {} as AuthTag,
  },
  actors: {
    acceptResponse,
    discover,
    fetchUser,
    openHostSession,
    redirectToLogin,
    waitForConnection,
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
    // The provider does not say whose tokens they are: they are useless (AUTH-35).
    isUserRefused: (_, { error }: { readonly error: unknown }) => toIdentityFailure(error).code === 'user-info-failed',
  },
  actions: {
    require: assign((_, event: { readonly returnTo: string | null; readonly sessionMissing?: boolean }) => ({
      access: 'required' as const,
      returnTo: event.returnTo,
      ...(event.sessionMissing ? { hostSession: 'due' as const } : {}),
    })),
    release: assign({ access: 'optional' }),
    insist: assign({ access: 'required', hostSession: 'due' }),
    takeStored: assign(({ context }, { stored }: { readonly stored: StoredTokens }) => ({
      ...stored,
      user: stored.tokens ? context.user : null,
    })),
    // A code is used once; a failed exchange leaves the tokens alone.
    takeExchange: assign(({ context }, { outcome }: { readonly outcome: TokensOutcome }) => ({
      ...toAcquired(context, outcome),
      response: null,
    })),
    // A renewal removes the old tokens, whatever its result.
    takeRenewal: assign(({ context }, { outcome }: { readonly outcome: TokensOutcome }) => ({
      ...(outcome.kind === 'tokens' ? {} : { tokens: null, user: null }),
      ...toAcquired(context, outcome),
    })),
    takeUser: assign((_, { user }: { readonly user: User }) => ({ user, failure: null })),
    markHostSession: assign({ hostSession: 'open' }),
    forget: assign((_, { failure }: { readonly failure: IdentityFailure | null }) => ({
      tokens: null,
      user: null,
      hostSession: 'due' as const,
      failure,
    })),
    dropResponse: assign({ response: null }),
    clearFailure: assign({ failure: null }),
    fail: assign({ failure: (_, { error }: { readonly error: unknown }) => toIdentityFailure(error) }),
    failWithTimeout: assign({ failure: toIdentityFailure(new IdentityError('timeout')) }),
  },
})

function toAcquired(context: AuthContext, outcome: TokensOutcome): Partial<AuthContext> {
  if (outcome.kind !== 'tokens') return { outcome, failure: outcome.failure }
  const { tokens, returnTo } = outcome
  return { outcome, tokens, hostSession: 'due', failure: null, returnTo: returnTo ?? context.returnTo }
}

/** The tokens in a state that is entered only with tokens. */
export function readTokensOf({ tokens }: AuthContext): TokenSet {
  if (!tokens) throw new Error('There are no tokens in this state')
  return tokens
}

/** Tags for the interface: `hasTag('busy')`. */
export type AuthTag =
  /** It is not known yet whether the visitor is signed in. */
  | 'busy'
  | 'signedIn'
  /** Signed in, and the host has a session. */
  | 'settled'
  | 'signedOut'
  | 'redirecting'
  | 'loggingOut'
  /** Signing in failed; `context.failure` says why, `login.retry` tries again. */
  | 'failed'
