import type { FieldFailures } from './fieldFailures.ts'
import type { Profile } from './profile.ts'

/** The account of the signed-in person, as the identity service responds it. */
export interface AccountDetails {
  readonly profile: Profile
  /** Internal staff: only the second factor can be reset here (ACCT-05). */
  readonly isManagedInternally: boolean
}

/** A change of the account, requested in the browser. */
export type AccountCommand = { readonly step: 'profile'; readonly values: Readonly<Record<string, string>> }

export type AccountStep = AccountCommand['step']

/** Result of a request about the account. */
export type AccountOutcome =
  | { readonly kind: 'done'; readonly account: AccountDetails }
  /** Violated field policies (ACCT-09). */
  | { readonly kind: 'rejected'; readonly failures: FieldFailures }
  | { readonly kind: 'failed'; readonly reason: AccountFailure }

/** `signed-out`: the session has ended. `internal`: refused for internal staff (ACCT-06). `busy`: too many attempts. */
export type AccountFailure = 'signed-out' | 'internal' | 'busy' | 'unavailable'
