'use client'

import type { RootProps } from '../../foundations/rootProps.js'
import { Combobox } from '../../components/Combobox/Combobox.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** The question of a prospect to an expert (CONTACT-01). */
export interface InquiryFormProps extends FormModuleProps<InquiryFormField>, Omit<RootProps, 'onSubmit'> {
  /** Options and texts of the country field. */
  readonly countries: FormCountries
}

export type InquiryFormField = 'email' | 'firstName' | 'lastName' | 'company' | 'country' | 'message'

const names: readonly InquiryFormField[] = ['email', 'firstName', 'lastName', 'company', 'country', 'message']

/** Form for prospects: contact and question. */
export function InquiryForm({ countries, ...form }: InquiryFormProps) {
  return (
    <FormLayout {...form} names={names}>
      {(bind) => (
        <>
          <TextField {...bind('email')} type="email" autoComplete="email" className={formStyles.wide} required />
          <TextField {...bind('firstName')} autoComplete="given-name" required />
          <TextField {...bind('lastName')} autoComplete="family-name" required />
          <TextField {...bind('company')} autoComplete="organization" required />
          <Combobox {...bind('country')} {...countries} required />
          <TextArea {...bind('message')} rows={6} className={formStyles.wide} required />
        </>
      )}
    </FormLayout>
  )
}
