import type { FormCountries, FormModuleProps } from '../form.types.js'

/** Support request to the service (FORM-03…10). */
export interface SupportFormProps extends FormModuleProps<SupportFormField> {
  /** Options and texts of the country field. */
  readonly countries: FormCountries
}

export type SupportFormField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'country'
  | 'product'
  | 'serialNumber'
  | 'message'
