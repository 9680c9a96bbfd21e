import type { FormProblems } from './checkForm.ts'

/** The fields of a form by name, as they were typed. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>

/** The input of a rejected form, and why it was rejected. */
export interface RejectedForm {
  readonly values: FormFields
  readonly problems: FormProblems
  /** `wait`: too many from one address; `failed`: neither submitted nor stored. */
  readonly failure: 'wait' | 'failed' | null
}

/** A form that has arrived. */
export interface FormReceipt {
  readonly reference: string
  /** True if the host stores the form until the sales service is back (FORM-18). */
  readonly isKept: boolean
}

/** The host's response to a form that a script sent. */
export type FormOutcome =
  | ({ readonly kind: 'sent' } & FormReceipt)
  | { readonly kind: 'problems'; readonly problems: FormProblems }
  | { readonly kind: 'wait' | 'failed' }
