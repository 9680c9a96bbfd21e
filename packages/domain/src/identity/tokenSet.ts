/** The tokens of a signed-in visitor (AUTH-02). */
export interface TokenSet {
  readonly accessToken: string
  readonly idToken: string | null
  readonly refreshToken: string | null
  /** Expiry in milliseconds since the epoch; null if the provider gives none. */
  readonly tokenExpiry: number | null
}

/** A checked authorization response; can be exchanged once (AUTH-11). */
export interface AuthorizationGrant {
  readonly code: string
  readonly state: string
  /** The page below locale and site that asked for sign-in; the dashboard offers to continue there. */
  readonly returnTo: string | null
}

/** The response of the provider's token endpoint (AUTH-19). */
export interface TokenResponse {
  readonly access_token: string
  readonly id_token?: string | undefined
  readonly refresh_token?: string | undefined
  readonly expires_in?: number | undefined
}

/** Maps a token response; the expiry is now + expires_in × 1000, now in milliseconds (AUTH-02). */
export function toTokenSet(response: TokenResponse, now: number): TokenSet {
  return {
    accessToken: response.access_token,
    idToken: response.id_token ?? null,
    refreshToken: response.refresh_token ?? null,
    tokenExpiry: response.expires_in === undefined ? null : now + response.expires_in * 1000,
  }
}
