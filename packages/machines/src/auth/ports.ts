import type { TokenSet, User } from '@kudex/domain/identity'
import { fromCallback, fromPromise } from 'xstate'
import type { AuthorizationResponse, PendingRequest } from './auth.types.ts'

/** Learns the addresses of the identity service (AUTH-23). */
export const discover = fromPromise<void, void>(notProvided('discover'))

/** Reads the stored tokens; rejects with the text of AUTH-37 when they cannot be read. */
export const readTokens = fromPromise<TokenSet | null, void>(notProvided('readTokens'))

/** Stores the tokens, so that other tabs and the next page find them (AUTH-02, AUTH-27). */
export const saveTokens = fromPromise<void, TokenSet>(notProvided('saveTokens'))

/** Removes the stored tokens (AUTH-07, AUTH-13). */
export const removeTokens = fromPromise<void, void>(notProvided('removeTokens'))

/** Makes the tokens worthless at the provider (AUTH-07, AUTH-12). */
export const revokeTokens = fromPromise<void, TokenSet>(notProvided('revokeTokens'))

/** Asks for a code in a hidden frame, without a question to the visitor (AUTH-08). */
export const authorizeSilently = fromPromise<SilentAuthorization, void>(notProvided('authorizeSilently'))

export interface SilentAuthorization {
  readonly request: PendingRequest
  readonly response: AuthorizationResponse
}

/** Remembers a new request for the session and leaves for the login page (AUTH-09, AUTH-10); does not come back. */
export const redirectToLogin = fromPromise<void, { readonly returnTo: string | null }>(notProvided('redirectToLogin'))

/** Reads the pending request and removes it in the same breath (AUTH-11). */
export const takePendingRequest = fromPromise<PendingRequest | null, void>(notProvided('takePendingRequest'))

/** Exchanges a code for tokens (AUTH-19). */
export const exchangeCode = fromPromise<TokenSet, { readonly code: string; readonly request: PendingRequest }>(
  notProvided('exchangeCode'),
)

/** Asks the provider who the tokens belong to (AUTH-21). */
export const fetchUser = fromPromise<User, { readonly accessToken: string }>(notProvided('fetchUser'))

/** Gives the tokens to the host, which sets its own cookie for guarded pages. */
export const openHostSession = fromPromise<void, TokenSet>(notProvided('openHostSession'))

/** Has the host forget its cookie. */
export const closeHostSession = fromPromise<void, void>(notProvided('closeHostSession'))

/** Ends the visitor's session at the provider (AUTH-12, AUTH-22). */
export const endProviderSession = fromPromise<void, TokenSet>(notProvided('endProviderSession'))

/** Waits for the lock shared by all tabs, says `lock.acquired`, and holds it until it is stopped. */
export const holdRenewalLock = fromCallback<LockEvent>(() => notProvided('holdRenewalLock')())

export interface LockEvent {
  readonly type: 'lock.acquired'
}

/** Says `tokens.changed` when another tab writes or removes the stored tokens. */
export const watchTokens = fromCallback<{ readonly type: 'tokens.changed' }>(() => notProvided('watchTokens')())

function notProvided(port: string): () => never {
  return () => {
    throw new Error(`The port ${port} is not provided`)
  }
}
