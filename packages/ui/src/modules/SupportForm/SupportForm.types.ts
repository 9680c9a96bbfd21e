import type { FormCountries, FormModuleProps } from '../form.types.js'

/** Support request to the service (FORM-03…10). */
export interface SupportFormProps extends FormModuleProps<SupportFormField> {
  /** The countries of the field, and its words. */
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
