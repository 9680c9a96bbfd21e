import type { User } from '@kudex/domain/identity'

/** What the host needs to know to keep sessions. */
export interface SessionSettings {
  readonly identityIssuer: string
  readonly identityClientId: string
  /** Hosts that share the secret share their sessions. */
  readonly sessionSecret: string
  readonly publicOrigins: readonly string[]
}

/** What a request's cookie says about the visitor, confirmed by the identity service. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'active'; readonly user: User; readonly accessToken: string; readonly idToken: string }
  /** There is a cookie, but the identity service does not answer: neither let in nor sign out. */
  | { readonly kind: 'unavailable' }

/** The tokens that the browser hands over after signing in and after each renewal. */
export interface OfferedTokens {
  readonly accessToken: string
  readonly idToken: string
  /** Moment of expiry, milliseconds since 1970. */
  readonly tokenExpiry: number | null
}

export type OpenOutcome =
  | { readonly kind: 'open'; readonly cookie: SessionCookie }
  /** The identity service does not accept the tokens, or they belong to different people. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unavailable' }

export interface SessionCookie {
  readonly value: string
  /** Seconds. */
  readonly maxAge: number
}
