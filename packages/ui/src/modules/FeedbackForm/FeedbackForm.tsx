'use client'

import type { RootProps } from '../../foundations/rootProps.js'
import { Combobox } from '../../components/Combobox/Combobox.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** Editorial feedback on a story (STORY-10, STORY-11). */
export interface FeedbackFormProps extends FormModuleProps<FeedbackFormField>, Omit<RootProps, 'onSubmit'> {
  /** Options and texts of the country field. */
  readonly countries: FormCountries
}

export type FeedbackFormField = 'firstName' | 'lastName' | 'company' | 'country' | 'message'

const names: readonly FeedbackFormField[] = ['firstName', 'lastName', 'company', 'country', 'message']

/** Form for a reader's feedback on a story. */
export function FeedbackForm({ countries, ...form }: FeedbackFormProps) {
  return (
    <FormLayout {...form} names={names}>
      {(bind) => (
        <>
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
