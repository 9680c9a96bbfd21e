/** A demo account (contract: demo accounts). */
export interface SeedAccount {
  /** Stable, so that demo data of other services can refer to it. */
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly roles: readonly string[]
  /** Ids of organizations, the main one first. */
  readonly organizations: readonly string[]
}
