import type { IdentityFailure, TokenSet, User } from '@kudex/domain/identity'

/** Whether the current page needs a signed-in visitor, or only shows who is signed in. */
export type Access = 'optional' | 'required'

export interface AuthInput {
  /** Unchecked settings (AUTH-38). */
  readonly configuration: unknown
  readonly access: Access
  /** Query of the return page if it has code and state, else null. */
  readonly response: string | null
  readonly returnTo: string | null
}

export interface AuthContext {
  readonly access: Access
  readonly response: string | null
  readonly returnTo: string | null
  readonly tokens: TokenSet | null
  readonly user: User | null
  /** Whether the host still has to get the current tokens. */
  readonly hostSession: 'due' | 'open'
  /** Result of the last attempt to get tokens. */
  readonly outcome: TokensOutcome | null
  readonly failure: IdentityFailure | null
}

export type AuthEvent =
  /** A page that needs sign-in is shown; `sessionMissing`: the host had no session when it rendered the page. */
  | { readonly type: 'access.require'; readonly returnTo: string | null; readonly sessionMissing: boolean }
  /** The current page does not need sign-in. */
  | { readonly type: 'access.release' }
  | { readonly type: 'login.start'; readonly returnTo: string | null }
  | { readonly type: 'login.retry' }
  | { readonly type: 'logout.start' }
  /** Replaces the stored tokens although they are still valid. */
  | { readonly type: 'tokens.renew' }
  /** Name, address or roles of the signed-in user have changed. */
  | { readonly type: 'user.changed' }
  /** Another tab has written or removed the stored tokens. */
  | { readonly type: 'tokens.changed' }

/** Result of an attempt to get tokens. */
export type TokensOutcome =
  | { readonly kind: 'tokens'; readonly tokens: TokenSet; readonly returnTo: string | null }
  /** Only the provider's login page helps (AUTH-30). */
  | { readonly kind: 'loginNeeded'; readonly failure: IdentityFailure }
  | { readonly kind: 'failed'; readonly failure: IdentityFailure }
