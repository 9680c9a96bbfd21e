'use client'

import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Checkbox } from '../../components/Checkbox/Checkbox.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormModuleProps } from '../form.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** Whitepaper form with consent (FORM-17, FORM-18). */
export interface WhitepaperFormProps extends FormModuleProps<WhitepaperFormField>, Omit<RootProps, 'onSubmit'> {
  /** Consent text; may contain a link to the privacy statement. */
  readonly consentLabel: ReactNode
}

export type WhitepaperFormField = 'firstName' | 'lastName' | 'email' | 'company' | 'consent'

const names: readonly WhitepaperFormField[] = ['firstName', 'lastName', 'email', 'company', 'consent']

/** Form for a whitepaper; the success message contains the download. */
export function WhitepaperForm({ consentLabel, ...form }: WhitepaperFormProps) {
  return (
    <FormLayout {...form} names={names}>
      {(bind) => (
        <>
          <TextField {...bind('firstName')} autoComplete="given-name" required />
          <TextField {...bind('lastName')} autoComplete="family-name" required />
          <TextField {...bind('email')} type="email" autoComplete="email" required />
          <TextField {...bind('company')} autoComplete="organization" required />
          <Checkbox
            id={bind('consent').id}
            name="consent"
            value="yes"
            label={consentLabel}
            hint={bind('consent').hint}
            error={bind('consent').error}
            className={formStyles.wide}
            required
          />
        </>
      )}
    </FormLayout>
  )
}
