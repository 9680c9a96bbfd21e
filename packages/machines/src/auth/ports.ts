import type { AuthorizationGrant, TokenSet, User } from '@kudex/domain/identity'
import { createCallbackPort, createPromisePort } from '../ports/index.ts'

/** Fetches the addresses of the identity provider (AUTH-23). */
export const discover = createPromisePort<void>('discover')

/** Reads the stored tokens; rejects with `stored-tokens-unreadable` (AUTH-37). */
export const readTokens = createPromisePort<TokenSet | null>('readTokens')

/** Stores the tokens for other tabs and the next page (AUTH-02, AUTH-27). */
export const saveTokens = createPromisePort<void, TokenSet>('saveTokens')

/** Removes the stored tokens (AUTH-07, AUTH-13). */
export const removeTokens = createPromisePort<void>('removeTokens')

/** Revokes the tokens at the provider; does nothing without tokens (AUTH-07, AUTH-12). */
export const revokeTokens = createPromisePort<void, TokenSet | null>('revokeTokens')

/** Waits until the browser is online. */
export const waitForConnection = createPromisePort<void>('waitForConnection')

/** Requests a code in a hidden frame, without interaction (AUTH-08). */
export const authorizeSilently = createPromisePort<AuthorizationGrant>('authorizeSilently')

/**
 * Stores a request for this tab and leaves for the login page once the browser is online; never settles (AUTH-09,
 * AUTH-10).
 */
export const redirectToLogin = createPromisePort<void, { readonly returnTo: string | null }>('redirectToLogin')

/** Takes the pending request out of the storage and checks the response to it (AUTH-11, AUTH-14, AUTH-15). */
export const acceptResponse = createPromisePort<AuthorizationGrant, { readonly response: string | null }>(
  'acceptResponse',
)

/** Exchanges a code for tokens (AUTH-19). */
export const exchangeCode = createPromisePort<TokenSet, AuthorizationGrant>('exchangeCode')

/** Fetches the user that the tokens belong to (AUTH-21). */
export const fetchUser = createPromisePort<User, TokenSet>('fetchUser')

/** Sends the tokens to the host, which sets its own cookie for portal pages. */
export const openHostSession = createPromisePort<void, TokenSet>('openHostSession')

/** Tells the host to remove its cookie. */
export const closeHostSession = createPromisePort<void>('closeHostSession')

/** Ends the session at the provider; does nothing without tokens (AUTH-12, AUTH-22). */
export const endProviderSession = createPromisePort<void, TokenSet | null>('endProviderSession')

/** Waits for the lock that all tabs share, sends `lock.acquired`, and holds it until it is stopped. */
export const holdRenewalLock = createCallbackPort<LockEvent>('holdRenewalLock')

export interface LockEvent {
  readonly type: 'lock.acquired'
}

/** Sends `tokens.changed` when another tab writes or removes the stored tokens. */
export const watchTokens = createCallbackPort<{ readonly type: 'tokens.changed' }>('watchTokens')
