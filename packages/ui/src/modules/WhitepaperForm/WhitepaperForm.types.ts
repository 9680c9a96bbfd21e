import type { ReactNode } from 'react'
import type { FormModuleProps } from '../form.types.js'

/** Whitepaper form with consent (FORM-17, FORM-18). */
export interface WhitepaperFormProps extends FormModuleProps<WhitepaperFormField> {
  /** Consent text; may contain a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type WhitepaperFormField = 'firstName' | 'lastName' | 'email' | 'company' | 'consent'
