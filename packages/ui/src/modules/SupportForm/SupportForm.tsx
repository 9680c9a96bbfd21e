'use client'

import type { RootProps } from '../../foundations/rootProps.js'
import { Combobox } from '../../components/Combobox/Combobox.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import type { FormCountries, FormModuleProps } from '../form.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'

/** Support request to the service (FORM-03…10). */
export interface SupportFormProps extends FormModuleProps<SupportFormField>, Omit<RootProps, 'onSubmit'> {
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

const names: readonly SupportFormField[] = [
  'email',
  'firstName',
  'lastName',
  'company',
  'country',
  'product',
  'serialNumber',
  'message',
]

/** Support form: contact, machine and problem. */
export function SupportForm({ countries, ...form }: SupportFormProps) {
  return (
    <FormLayout {...form} names={names}>
      {(bind) => (
        <>
          <TextField {...bind('email')} type="email" autoComplete="email" className={formStyles.wide} required />
          <TextField {...bind('firstName')} autoComplete="given-name" required />
          <TextField {...bind('lastName')} autoComplete="family-name" required />
          <TextField {...bind('company')} autoComplete="organization" required />
          <Combobox {...bind('country')} {...countries} required />
          <TextField {...bind('product')} required />
          <TextField {...bind('serialNumber')} autoComplete="off" spellCheck={false} required />
          <TextArea {...bind('message')} rows={6} className={formStyles.wide} />
        </>
      )}
    </FormLayout>
  )
}
