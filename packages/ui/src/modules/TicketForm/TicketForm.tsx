import { ButtonLink } from '../../components/Button/Button.js'
import { SelectField } from '../../components/SelectField/SelectField.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import type { TicketFormField, TicketFormProps } from './TicketForm.types.js'

const names: readonly TicketFormField[] = [
  'location',
  'ticketType',
  'concern',
  'subject',
  'description',
  'machineName',
  'serialNumber',
]

/** Ticket form: location, type, machine and description. */
export function TicketForm({ options, chooseText, upload, cancelLink, ...form }: TicketFormProps) {
  const nothing = { value: '', text: chooseText }
  return (
    <FormLayout
      {...form}
      names={names}
      encType={upload ? 'multipart/form-data' : undefined}
      moreActions={
        cancelLink && (
          <ButtonLink look="quiet" size="large" href={cancelLink.href}>
            {cancelLink.text}
          </ButtonLink>
        )
      }
    >
      {(bind) => (
        <>
          <SelectField
            {...bind('location')}
            options={[nothing, ...options.location]}
            className={formStyles.wide}
            required
          />
          <SelectField {...bind('ticketType')} options={[nothing, ...options.ticketType]} required />
          <SelectField {...bind('concern')} options={[nothing, ...options.concern]} required />
          <TextField {...bind('subject')} className={formStyles.wide} required />
          <TextArea {...bind('description')} rows={6} className={formStyles.wide} required />
          <TextField {...bind('machineName')} autoComplete="off" />
          <TextField {...bind('serialNumber')} autoComplete="off" spellCheck={false} />
          {upload && <div className={formStyles.wide}>{upload}</div>}
        </>
      )}
    </FormLayout>
  )
}
