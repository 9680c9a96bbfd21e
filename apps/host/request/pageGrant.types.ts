/** A protected page that a visitor opened with its password. */
export interface PageGrant {
  readonly pageId: string
  /** The password that was given; the grant ends when the page's is another. */
  readonly version: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
