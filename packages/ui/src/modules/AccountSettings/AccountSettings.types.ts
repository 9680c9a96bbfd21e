import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { AccountStep, ConfirmedStep, StepResult } from '../step.types.js'

/** Account of the signed-in user (ACCT-01…09). Internal staff has no profile, password or deletion here. */
export interface AccountSettingsProps {
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
  /** Password form. */
  readonly password?: PasswordSettings | undefined
  /** Second factor with its actions. */
  readonly multiFactor?: MultiFactorSettings | undefined
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

export interface PasswordSettings extends FormModuleProps<PasswordSettingsField> {
  readonly title: string
  readonly showLabel: string
  readonly hideLabel: string
}

export type PasswordSettingsField = 'currentPassword' | 'newPassword' | 'repeatedPassword'

/** State of the second factor; enables it, or resets it after a confirmation. */
export interface MultiFactorSettings {
  readonly title: string
  readonly text: string
  readonly status: RecordStatus
  readonly enable?: AccountStep | undefined
  readonly reset?: ConfirmedStep | undefined
  readonly result?: StepResult | undefined
}
