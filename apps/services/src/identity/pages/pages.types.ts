import type { FieldFailures } from '@kudex/domain/account'
import type { GrantableApplication } from '@kudex/domain/access'
import type { LanguageCode } from '@kudex/domain/locales'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Hono } from 'hono'

/** The pages of the identity service as HTML documents; only passkeys need script. */
export interface Pages {
  readonly renderLogin: (language: LanguageCode, model: LoginModel) => Promise<string>
  readonly renderSecondFactor: (language: LanguageCode, model: SecondFactorModel) => Promise<string>
  readonly renderInvitation: (language: LanguageCode, model: InvitationModel) => Promise<string>
  readonly renderCredentialForm: (language: LanguageCode, model: CredentialFormModel) => Promise<string>
  readonly renderConsent: (language: LanguageCode, model: ConsentModel) => Promise<string>
  readonly renderLogout: (language: LanguageCode, model: LogoutModel) => Promise<string>
  readonly renderMessage: (language: LanguageCode, model: MessageModel) => Promise<string>
}

/** The pages with their styles and fonts, below `/assets`. */
export interface PagesWithAssets extends Pages {
  readonly assets: Hono
  /** Path of the script of the passkey button. */
  readonly passkeyScript: string
}

export interface LoginModel {
  /** Address of the interaction, without a query. */
  readonly action: string
  readonly email: string
  readonly problems: readonly LoginProblem[]
  readonly passkey?: PasskeyPrompt | undefined
}

/** Options of the browser's request for a passkey. */
export interface PasskeyPrompt {
  readonly options: PublicKeyCredentialRequestOptionsJSON
}

export type LoginProblem =
  | { readonly kind: 'email-missing' | 'password-missing' | 'not-correct' | 'busy' | 'expired' | 'passkey-refused' }
  | { readonly kind: 'too-many'; readonly minutes: number }

export interface SecondFactorModel {
  /** Address of the interaction, without a query. */
  readonly action: string
  /** Proof of the right password. */
  readonly ticket: string
  readonly problem?: SecondFactorProblem | undefined
  /** Missing without passkeys of the account. */
  readonly passkey?: PasskeyPrompt | undefined
}

export type SecondFactorProblem =
  | { readonly kind: 'code-missing' | 'code-wrong' | 'passkey-refused' }
  | { readonly kind: 'too-many'; readonly minutes: number }

export interface ConsentModel {
  readonly action: string
  readonly scopes: readonly string[]
}

export interface LogoutModel {
  readonly action: string
  readonly xsrf: string
}

export interface InvitationModel {
  /** Address of the form, without a query. */
  readonly action: string
  /** Name of the organization. */
  readonly organization: string
  readonly applications: readonly GrantableApplication[]
}

/** A form of registration, of an invitation or of a forgotten password. */
export interface CredentialFormModel {
  readonly form: 'forgotten' | 'register' | 'new-password' | 'registration' | 'invitation' | 'email'
  /** Address of the form, without a query. */
  readonly action: string
  /** The confirmed e-mail address of forms behind a link. */
  readonly email?: string
  readonly values?: Readonly<Record<string, string>>
  readonly failures?: FieldFailures
  readonly problem?:
    | { readonly kind: 'busy' | 'passwords-differ' }
    | { readonly kind: 'too-many'; readonly minutes: number }
}

export interface MessageModel {
  readonly kind:
    | 'invalid-request'
    | 'expired'
    | 'failure'
    | 'logged-out'
    | 'signed-in'
    | 'not-found'
    | 'mail-sent'
    | 'link-invalid'
    | 'password-saved'
    | 'registered'
    | 'email-changed'
    | 'invitation-accepted'
  /** Error code of the protocol, for support. */
  readonly code?: string
}
