import { Combobox } from '../../components/Combobox/Combobox.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import type { FeedbackFormField, FeedbackFormProps } from './FeedbackForm.types.js'

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
