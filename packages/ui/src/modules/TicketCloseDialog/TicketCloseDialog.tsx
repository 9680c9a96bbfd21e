import { useEffect, useId } from 'react'
import { Button } from '../../components/Button/Button.js'
import { Dialog, DialogClose } from '../../components/Dialog/Dialog.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { DraftNotice, DraftText, useDraftForm } from '../shared/forms/useDraftForm.js'
import type { TicketCloseDialogProps } from './TicketCloseDialog.types.js'

/** Asks for a reason before closing a ticket; the comment is optional. */
export function TicketCloseDialog(props: TicketCloseDialogProps) {
  const { trigger, open, defaultOpen, onOpenChange, title, description, closeLabel } = props
  return (
    <Dialog {...{ trigger, open, defaultOpen, onOpenChange, title, description, closeLabel }}>
      <CloseForm {...props} />
    </Dialog>
  )
}

function CloseForm(props: TicketCloseDialogProps) {
  const { fields, reasons, failure, isSending, onSubmit, onFieldChange } = props
  const { formProps, toValue } = useDraftForm(fields, props)
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
