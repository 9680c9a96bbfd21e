import type { ReactNode } from 'react'
import type { FormModuleProps } from '../form.types.js'

/** Who downloads a whitepaper, with consent (FORM-17, FORM-18). */
export interface WhitepaperFormProps extends FormModuleProps<WhitepaperFormField> {
  /** What is agreed to; may hold a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type WhitepaperFormField = 'firstName' | 'lastName' | 'email' | 'company' | 'consent'
