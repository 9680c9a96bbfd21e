import type { RootProps } from '../../foundations/rootProps.js'
import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { AccountStep, ConfirmedAction, ConfirmedStep, StepResult } from '../step.types.js'

/** Account of the signed-in user (ACCT-01…09). Internal staff has no profile, password or deletion here. */
export interface AccountSettingsProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Notice that the account is managed elsewhere. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
  /** Profile form. */
  readonly profile?: ProfileSettings | undefined
  /** Form that asks for a new e-mail address. */
  readonly email?: EmailSettings | undefined
  /** Measurement system and notifications. */
  readonly preferences?: PreferenceSettings | undefined
  /** Password form. */
  readonly password?: PasswordSettings | undefined
  /** Passkeys with a form that adds one. */
  readonly passkeys?: PasskeySettings | undefined
  /** Second factor with its actions. */
  readonly multiFactor?: MultiFactorSettings | undefined
  /** Sessions with an action that ends the others. */
  readonly sessions?: SessionSettings | undefined
  /** Download of the stored data. */
  readonly dataExport?: DataExportSettings | undefined
  /** Account deletion with confirmation. */
  readonly deletion?: ConfirmedStep | undefined
}

export interface ProfileSettings extends FormModuleProps<ProfileField> {
  readonly title: string
  readonly countries: FormCountries
  readonly languages: readonly SelectOption[]
}

export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'email'
  | 'telephone'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'language'

/** After success a message replaces the form: a link was sent to the new address. */
export interface EmailSettings extends FormModuleProps<'newEmail' | 'password'> {
  readonly title: string
  readonly text: string
  readonly showLabel: string
  readonly hideLabel: string
}

export interface PreferenceSettings extends FormModuleProps<'measurement'> {
  readonly title: string
  readonly text: string
  readonly measurements: readonly SelectOption[]
  /** The mails to choose from; the form sends `name` once for each chosen one. */
  readonly mails: {
    readonly legend: string
    readonly name: string
    readonly options: readonly SelectOption[]
    readonly defaultValues: readonly string[]
  }
  readonly result?: StepResult | undefined
}

export interface PasswordSettings extends FormModuleProps<PasswordSettingsField> {
  readonly title: string
  readonly showLabel: string
  readonly hideLabel: string
}

export type PasswordSettingsField = 'currentPassword' | 'newPassword' | 'repeatedPassword'

/** Passkeys (WebAuthn) of the account. */
export interface PasskeySettings {
  readonly title: string
  readonly text: string
  readonly entries: readonly PasskeyEntry[]
  /** Adds a passkey; missing if the browser cannot, or if the account has as many as it may have. */
  readonly form?:
    | (FormModuleProps<'name' | 'currentPassword'> & { readonly showLabel: string; readonly hideLabel: string })
    | undefined
  readonly result?: StepResult | undefined
}

export interface PasskeyEntry {
  readonly id: string
  readonly name: string
  /** When it was added and used. */
  readonly text: string
  /** The label names the passkey. */
  readonly remove: ConfirmedAction & { readonly label: string }
}

/** State of the second factor; enables it, or resets it after a confirmation. */
export interface MultiFactorSettings {
  readonly title: string
  readonly text: string
  readonly status: RecordStatus
  readonly enable?: AccountStep | undefined
  readonly reset?: ConfirmedAction | undefined
  /** Replaces the recovery codes by new ones. */
  readonly renewCodes?: ConfirmedAction | undefined
  /** Set-up of an authenticator app; replaces the buttons. */
  readonly setup?: TotpSetupSettings | undefined
  /** New recovery codes, shown once; replace the buttons. */
  readonly recoveryCodes?: RecoveryCodesSettings | undefined
  readonly result?: StepResult | undefined
}

/** QR code and key of an authenticator app, and the form that confirms it. */
export interface TotpSetupSettings {
  readonly text: string
  readonly qrCode: {
    /** Alternative text. */
    readonly label: string
    /** Squares per side. */
    readonly size: number
    /** SVG path of unit squares. */
    readonly path: string
  }
  /** The key for manual entry. */
  readonly secret: { readonly label: string; readonly value: string }
  readonly form: FormModuleProps<'code'>
  readonly cancel: AccountStep
}

export interface RecoveryCodesSettings {
  readonly title: string
  readonly text: string
  readonly codes: readonly string[]
  readonly done: AccountStep
}

export interface SessionSettings {
  readonly title: string
  readonly text: string
  readonly entries: readonly { readonly id: string; readonly text: string }[]
  /** Ends the other sessions. */
  readonly end?: AccountStep | undefined
  readonly result?: StepResult | undefined
}

export interface DataExportSettings {
  readonly title: string
  readonly text: string
  readonly link: { readonly href: string; readonly text: string; readonly filename: string }
}
