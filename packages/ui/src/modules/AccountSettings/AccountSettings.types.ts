import type { SelectOption } from '../../components/SelectField/SelectField.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import type { RecordFailure, RecordStatus } from '../list.types.js'
import type { AccountStep, ConfirmedStep, StepResult } from '../step.types.js'

/** The account of who is signed in (ACCT-01…09). Internal staff has no profile, password or deletion here: they are left out. */
export interface AccountSettingsProps {
  /** The heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The account is managed elsewhere: what can be done here nevertheless. */
  readonly notice?: { readonly title: string; readonly text?: string | undefined } | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
  /** Shown where the content could not be loaded, with a way to try again. */
  readonly failure?: RecordFailure | undefined
  /** The form of the profile. */
  readonly profile?: ProfileSettings | undefined
  /** The form that changes the password. */
  readonly password?: PasswordSettings | undefined
  /** The second factor, and how it is switched. */
  readonly multiFactor?: MultiFactorSettings | undefined
  /** Deletes the account after a question. */
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
