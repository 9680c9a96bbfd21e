import type { Application, StoredAccessStatus } from '@kudex/domain/access'

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

/** A user of the demo who cannot sign in. */
export interface SeedUser extends Omit<SeedAccount, 'roles'> {
  /** Access in each of the organizations. */
  readonly accesses: readonly SeedAccess[]
  /** Days until the invitation expires, negative if it has; only for invited people. */
  readonly daysLeft?: number
}

export interface SeedAccess {
  readonly application: Application
  readonly role: string
  readonly status: StoredAccessStatus
  /** Days before the seed is loaded. */
  readonly daysAgo: number
}

export interface SeedOrganizationRecord {
  readonly id: string
  readonly orguid: string
  readonly name: string
  readonly subRegion: string
  readonly country: string
  readonly city: string
}
