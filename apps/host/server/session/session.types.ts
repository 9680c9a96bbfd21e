export interface SessionSettings {
  readonly identityIssuer: string
  readonly identityClientId: string
  /** Hosts with the same secret share sessions. */
  readonly sessionSecret: string
}

/** The tokens that the browser posts after signing in and after each renewal. */
export interface OfferedTokens {
  readonly accessToken: string
  readonly idToken: string
  /** Milliseconds until the access token expires; the clock of the browser may be wrong. Null if not known. */
  readonly expiresIn: number | null
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
