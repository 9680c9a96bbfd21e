import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'

/** The account of who is signed in (ACCT-01…09). Internal staff has no profile, password or deletion here: they are left out. */
export interface AccountSettingsProps {
  readonly title: string
  readonly lead?: string | undefined
  /** The account is managed elsewhere: what can be done here nevertheless. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  readonly loadingText?: string | undefined
  readonly failure?: RecordFailure | undefined
  readonly profile?: ProfileSettings | undefined
  readonly password?: PasswordSettings | undefined
  readonly multiFactor?: MultiFactorSettings | undefined
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

export interface PasswordSettings extends FormModuleProps<PasswordSettingsField> {
  readonly title: string
  readonly showLabel: string
  readonly hideLabel: string
}

export type PasswordSettingsField = 'currentPassword' | 'newPassword' | 'repeatedPassword'

/** A second factor: its state, and the way to enable it or, after a question, to reset it. */
export interface MultiFactorSettings {
  readonly title: string
  readonly text: string
  readonly status: RecordStatus
  readonly enable?: AccountStep | undefined
  readonly reset?: ConfirmedStep | undefined
  readonly result?: StepResult | undefined
}

export interface AccountStep {
  readonly buttonText: string
  readonly isRunning?: boolean | undefined
  readonly onStart: () => void
}

/** A step that cannot be undone: a question comes first. */
export interface ConfirmedStep extends AccountStep {
  readonly title: string
  readonly text: string
  readonly confirmTitle: string
  readonly confirmText: string
  readonly confirmButtonText: string
  readonly cancelText: string
  readonly closeLabel: string
  readonly result?: StepResult | undefined
}

export interface StepResult {
  readonly tone: 'success' | 'danger'
  readonly title: string
  readonly text?: string | undefined
}
