import type { TokenSet, User } from '@kudex/domain/identity'

/** What the provider sent back to a return address; a repeated parameter keeps all its values. */
export interface AuthorizationResponse {
  readonly code: readonly string[]
  readonly state: readonly string[]
  readonly error: string | null
  readonly errorDescription: string | null
}

/** What has to be remembered between leaving for the provider and coming back (AUTH-10, AUTH-28). */
export interface PendingRequest {
  /** 16 random bytes, base64url. */
  readonly state: string
  /** 32 random bytes, base64url. */
  readonly codeVerifier: string
  readonly redirectUri: string
  /** The page below locale and site that asked for sign-in; the dashboard offers to continue there. */
  readonly returnTo: string | null
}

/** Whether the page at hand needs a signed-in visitor, or only shows who it is. */
export type Access = 'optional' | 'required'

/** Why signing in did not work, in the words of the error catalogue, with what the provider added (AUTH-34). */
export interface AuthFailure {
  readonly message: string
  readonly details: readonly string[]
}

/** What the machine is started with. */
export interface AuthInput {
  /** Settings as they came; checked by the machine (AUTH-38). */
  readonly configuration: unknown
  readonly access: Access
  /** The answer of the provider when the page is the return page with a code, else null. */
  readonly response: AuthorizationResponse | null
  readonly returnTo: string | null
}

export interface AuthContext {
  readonly access: Access
  readonly response: AuthorizationResponse | null
  readonly returnTo: string | null
  readonly request: PendingRequest | null
  readonly tokens: TokenSet | null
  readonly user: User | null
  /** Whether the host still has to be told about the tokens at hand. */
  readonly hostSession: 'due' | 'open'
  /** What came of the last attempt to get tokens. */
  readonly outcome: TokensOutcome | null
  readonly failure: AuthFailure | null
}

export type AuthEvent =
  /** A page that needs sign-in is shown; the host knew no session when `sessionMissing`. */
  | { readonly type: 'access.require'; readonly returnTo: string | null; readonly sessionMissing: boolean }
  /** The page at hand does not need sign-in. */
  | { readonly type: 'access.release' }
  | { readonly type: 'login.start'; readonly returnTo: string | null }
  | { readonly type: 'login.retry' }
  | { readonly type: 'logout.start' }
  /** Stored tokens are given up although they are still good. */
  | { readonly type: 'tokens.renew' }
  /** Another tab has written or removed the stored tokens. */
  | { readonly type: 'tokens.changed' }

/** What came of trying to get tokens. */
export type TokensOutcome =
  | { readonly kind: 'tokens'; readonly tokens: TokenSet; readonly returnTo: string | null }
  /** Only the login page of the provider can help (AUTH-30). */
  | { readonly kind: 'loginNeeded'; readonly failure: AuthFailure }
  | { readonly kind: 'failed'; readonly failure: AuthFailure }
