/** Someone who can sign in with the demo (contract: demo accounts). */
export interface SeedAccount {
  /** Stable, so that demo data of other services can name the person. */
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly roles: readonly string[]
  /** Ids of organizations, the person's own one first. */
  readonly organizations: readonly string[]
}
