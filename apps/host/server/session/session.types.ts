import type { User } from '@kudex/domain/identity'

/** Settings of the host's sessions. */
export interface SessionSettings {
  readonly identityIssuer: string
  readonly identityClientId: string
  /** Hosts with the same secret share sessions. */
  readonly sessionSecret: string
  readonly publicOrigins: readonly string[]
}

/** The visitor of a request by its cookie, confirmed by the identity provider. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'active'; readonly user: User; readonly accessToken: string; readonly idToken: string }
  /** There is a cookie, but the identity provider does not respond: do not admit, do not sign out. */
  | { readonly kind: 'unavailable' }

/** The tokens that the browser posts after signing in and after each renewal. */
export interface OfferedTokens {
  readonly accessToken: string
  readonly idToken: string
  /** Moment of expiry, milliseconds since 1970. */
  readonly tokenExpiry: number | null
}

export type OpenOutcome =
  | { readonly kind: 'open'; readonly cookie: SessionCookie }
  /** The provider does not accept the tokens, or they belong to different users. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unavailable' }

export interface SessionCookie {
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
}
