'use client'

import { useEffect, useId, type ReactElement, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.js'
import type { OverlayProps } from '../../components/Dialog/Overlay.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { DraftNotice, DraftText, useDraftForm } from '../shared/forms/useDraftForm.js'
import type { DraftFormProps, FormChoice, FormFieldTexts } from '../form.types.js'

/** Closes a ticket with a reason and a comment (TICKET-13, TICKET-14). */
export interface TicketCloseDialogProps extends DraftFormProps<TicketCloseField>, Omit<RootProps, 'onSubmit'> {
  /** Button that opens the dialog; the focus returns to it. */
  readonly trigger?: ReactElement | undefined
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Sentence below the heading, announced when it opens. */
  readonly description?: string | undefined
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Form action; works without script. */
  readonly action: string
  /** Values of hidden inputs by name; a name may have several. */
  readonly hiddenFields?: Readonly<Record<string, string>> | undefined
  /** Label, hint and error of each field. */
  readonly fields: Readonly<Record<TicketCloseField, FormFieldTexts>>
  /** Reasons: solved by the company, solved without it, no longer relevant. */
  readonly reasons: readonly FormChoice[]
  /** Text of the submit button. */
  readonly submitText: string
  /** Text of the cancel button. */
  readonly cancelText: string
  /** Submitting: the button shows it and ignores clicks. */
  readonly isSending?: boolean | undefined
  /** Error message, or who changed the ticket meanwhile and how; the input is kept. */
  readonly failure?: { readonly title: string; readonly text?: ReactNode } | undefined
  /** Called with the form data instead of a page load. */
  readonly onSubmit?: ((data: FormData) => void) | undefined
}

export type TicketCloseField = 'reason' | 'comment'

/** Asks for a reason before closing a ticket; the comment is optional. */
export function TicketCloseDialog(props: TicketCloseDialogProps) {
  const { trigger, open, defaultOpen, onOpenChange, title, description, closeLabel, ...more } = props
  const { action, hiddenFields, fields, reasons, submitText, cancelText, isSending, failure, onSubmit, ...others } =
    more
  const { onFieldChange, onFieldFocus, onFieldBlur, notice, draftText, ...rest } = others
  const form = { action, hiddenFields, fields, reasons, submitText, cancelText, isSending, failure, onSubmit }
  const draft = { onFieldChange, onFieldFocus, onFieldBlur, notice, draftText }
  return (
    <Dialog {...{ trigger, open, defaultOpen, onOpenChange, title, description, closeLabel }} {...rest}>
      <CloseForm {...form} {...draft} />
    </Dialog>
  )
}

type CloseFormProps = Omit<
  TicketCloseDialogProps,
  keyof Omit<RootProps, 'onSubmit'> | keyof OverlayProps | 'description' | 'closeLabel'
>

function CloseForm(props: CloseFormProps) {
  const { fields, reasons, failure, isSending, onSubmit, onFieldChange } = props
  const { formProps, toValue } = useDraftForm(fields, props, undefined)
  const id = useId()
  const { error } = fields.reason
  useEffect(() => {
    if (error) document.getElementById(id)?.focus()
  }, [error, id])
  return (
    <Form
      {...formProps}
      action={props.action}
      method="post"
      hiddenFields={props.hiddenFields}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      actions={
        <>
          <Button type="submit" loading={isSending}>
            {props.submitText}
          </Button>
          <DialogClose>
            <Button look="quiet">{props.cancelText}</Button>
          </DialogClose>
          <DraftText text={props.draftText} />
        </>
      }
    >
      <DraftNotice notice={props.notice} />
      {failure && (
        <FlashMessage tone="danger" title={failure.title}>
          {failure.text}
        </FlashMessage>
      )}
      <RadioGroup
        id={id}
        name="reason"
        legend={fields.reason.label}
        hint={fields.reason.hint}
        error={error}
        {...(onFieldChange
          ? { value: fields.reason.value ?? '', onChange: (value) => onFieldChange('reason', value) }
          : { defaultValue: fields.reason.value })}
        options={reasons}
        required
      />
      <TextArea
        name="comment"
        label={fields.comment.label}
        hint={fields.comment.hint}
        error={fields.comment.error}
        {...toValue('comment')}
      />
    </Form>
  )
}
