'use client'

import { useId, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Button, ButtonLink } from '../../components/Button/Button.js'
import { SelectField, type SelectOption } from '../../components/SelectField/SelectField.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { TextField } from '../../components/TextField/TextField.js'
import { FormLayout } from '../shared/forms/FormLayout.js'
import { DraftNotice, DraftText, useDraftForm } from '../shared/forms/useDraftForm.js'
import type { DraftFormProps, FormModuleProps } from '../form.types.js'
import type { LinkItem } from '../link.types.js'
import * as formStyles from '../shared/forms/FormLayout.css.js'
import * as styles from './TicketForm.css.js'

/** A new service ticket (TICKET-06…09, TICKET-16). */
export interface TicketFormProps
  extends FormModuleProps<TicketFormField>, DraftFormProps<TicketFormField>, Omit<RootProps, 'onSubmit'> {
  /** Options of the three selects. */
  readonly options: Readonly<Record<'location' | 'ticketType' | 'concern', readonly SelectOption[]>>
  /** Text of the empty option: “Please choose”. */
  readonly chooseText: string
  /** What helps the service, above the files: a close-up, the whole machine, the error code, a short video. */
  readonly checklist?: { readonly title: string; readonly items: readonly string[] } | undefined
  /** A `FileUpload`; its files belong to the ticket. */
  readonly upload?: ReactNode
  /** Cancel link. */
  readonly cancelLink?: LinkItem | undefined
  /** Button that deletes the draft; show it if there is one. */
  readonly discard?: { readonly text: string; readonly onDiscard: () => void } | undefined
}

export type TicketFormField =
  | 'location'
  | 'ticketType'
  | 'concern'
  | 'subject'
  | 'description'
  | 'machineName'
  | 'serialNumber'

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
export function TicketForm(props: TicketFormProps) {
  const { options, chooseText, checklist, upload, cancelLink, discard, ...more } = props
  const { onFieldChange, onFieldFocus, onFieldBlur, notice, draftText, ...form } = more
  const draft = { onFieldChange, onFieldFocus, onFieldBlur }
  const { formProps, toValue } = useDraftForm(form.fields, draft, form.ref)
  const nothing = { value: '', text: chooseText }
  return (
    <FormLayout
      {...form}
      names={names}
      errorLevel={2}
      formProps={formProps}
      encType={upload ? 'multipart/form-data' : undefined}
      before={<DraftNotice notice={notice} />}
      moreActions={
        <>
          {cancelLink && (
            <ButtonLink look="quiet" size="large" href={cancelLink.href}>
              {cancelLink.text}
            </ButtonLink>
          )}
          {discard && (
            <Button look="quiet" size="large" onClick={discard.onDiscard}>
              {discard.text}
            </Button>
          )}
          <DraftText text={draftText} />
        </>
      }
    >
      {(bindTexts) => {
        const bind = (name: TicketFormField) => ({ ...bindTexts(name), ...toValue(name) })
        return (
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
            {checklist && <Checklist {...checklist} />}
            {upload && <div className={formStyles.wide}>{upload}</div>}
          </>
        )
      }}
    </FormLayout>
  )
}

function Checklist({ title, items }: NonNullable<TicketFormProps['checklist']>) {
  const titleId = useId()
  return (
    <div className={formStyles.wide}>
      <p id={titleId} className={styles.checklistTitle}>
        {title}
      </p>
      <ul aria-labelledby={titleId} className={styles.checklist}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
