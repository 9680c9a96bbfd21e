import type { FieldFailures } from './fieldFailures.ts'
import type { Profile } from './profile.ts'
import type { TicketMail } from './ticketMails.ts'

/** The account of the signed-in person, as the identity service responds it. */
export interface AccountDetails {
  readonly profile: Profile
  /** The mails about tickets that the person gets. */
  readonly ticketMails: readonly TicketMail[]
  /** Internal staff: only the second factor can be reset here (ACCT-05). */
  readonly isManagedInternally: boolean
  readonly secondFactor: {
    readonly isEnabled: boolean
    /** Whether an authenticator app is set up. */
    readonly hasApp: boolean
    /** Oldest first. */
    readonly passkeys: readonly Passkey[]
    /** Count of unused recovery codes. */
    readonly recoveryCodesLeft: number
  }
  /** Whether passkeys can be used on the addresses of the portal and the identity service. */
  readonly hasPasskeys: boolean
  /** The sessions at the identity service, the current one first. */
  readonly sessions: readonly AccountSession[]
}

export interface AccountSession {
  /** ISO 8601. */
  readonly signedInAt: string
  readonly isCurrent: boolean
}

/** A passkey (WebAuthn) of an account. */
export interface Passkey {
  readonly id: string
  /** Chosen by the owner. */
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601; null if it was not used yet. */
  readonly lastUsedAt: string | null
}

/** Largest number of passkeys of an account. */
export const maxPasskeys = 10

/** The data with which a person sets up an authenticator app. */
export interface TotpSetup {
  /** Base32. */
  readonly secret: string
  /** URI for apps on the same device. */
  readonly uri: string
  /** The address as QR code: an SVG path of unit squares. */
  readonly qrCode: { readonly size: number; readonly path: string }
}

/** Response to a request about the account. */
export interface AccountResponse {
  /** Null once it was deleted. */
  readonly account: AccountDetails | null
  readonly totpSetup?: TotpSetup
  /** `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication API. */
  readonly passkeyOptions?: object
  /** Shown once. */
  readonly recoveryCodes?: readonly string[]
}

/** A change of the account, requested in the browser. */
export type AccountCommand =
  | {
      readonly step: 'profile' | 'email' | 'preferences' | 'password' | 'totp.confirm' | 'passkey.start' | 'passkey.add'
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly step: 'passkey.remove'; readonly id: string }
  | { readonly step: 'totp.start' | 'second-factor.reset' | 'recovery-codes.renew' | 'sessions.end' | 'delete' }

export type AccountStep = AccountCommand['step']

/** Result of a request about the account. */
export type AccountOutcome =
  | { readonly kind: 'done'; readonly response: AccountResponse }
  /** Violated field policies (ACCT-09). */
  | { readonly kind: 'rejected'; readonly failures: FieldFailures }
  | { readonly kind: 'failed'; readonly reason: AccountFailure }

/** Why a request about the account failed, by the code of the identity service; `unavailable` is any other reason. */
export type AccountFailure = (typeof accountFailures)[number] | 'unavailable'

/**
 * `signed-out`: the session has ended. `internal`: refused for internal staff (ACCT-06). `busy`: too many attempts.
 * `wrong-code`: not the code of the authenticator app, or one that was used. `passkey-refused`: the credential does not
 * fit, is known already, or is one too many. `passkey-cancelled`: the browser created none. `last-administrator`: an
 * organization would have no administrator.
 */
export const accountFailures = [
  'signed-out',
  'internal',
  'busy',
  'wrong-password',
  'passwords-differ',
  'wrong-code',
  'passkey-refused',
  'passkey-cancelled',
  'last-administrator',
] as const
