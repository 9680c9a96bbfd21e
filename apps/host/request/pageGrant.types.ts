/** A protected page that a visitor unlocked with its password. */
export interface PageGrant {
  readonly pageId: string
  /** Version of the password; the grant ends when the password changes. */
  readonly version: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
