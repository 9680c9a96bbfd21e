'use client'

import { useEffect, useRef } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { Button } from '../../components/Button/Button.js'
import { FlashMessage } from '../../components/FlashMessage/FlashMessage.js'
import { Form } from '../../components/Form/Form.js'
import { TextArea } from '../../components/TextArea/TextArea.js'
import { DraftNotice, DraftText, useDraftForm } from '../shared/forms/useDraftForm.js'
import * as styles from './TicketDetail.css.js'
import type { TicketCommentFormProps } from './TicketDetail.types.js'

/** Form for a comment with files, in a `TicketDetail`; an error moves the focus to the field. */
export function TicketCommentForm(props: TicketCommentFormProps) {
  const { field, upload, failure, successText, onSubmit, action, hiddenFields, isSending, submitText, ...more } = props
  const { draftText, notice, onFieldChange, onFieldFocus, onFieldBlur, ...rest } = more
  const { formProps, toValue } = useDraftForm(
    { comment: field },
    { onFieldChange, onFieldFocus, onFieldBlur },
    rest.ref,
  )
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (field.error) area.current?.focus()
  }, [field.error])
  return (
    <Form
      {...rootProps(rest, styles.form)}
      {...formProps}
      action={action}
      method="post"
      encType={upload ? 'multipart/form-data' : undefined}
      hiddenFields={hiddenFields}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      actions={
        <>
          <Button type="submit" loading={isSending}>
            {submitText}
          </Button>
          <DraftText text={draftText} />
        </>
      }
    >
      <DraftNotice notice={notice} />
      {successText && <FlashMessage tone="success" title={successText} />}
      {failure && (
        <FlashMessage tone="danger" title={failure.title}>
          {failure.text}
        </FlashMessage>
      )}
      <TextArea
        ref={area}
        name="comment"
        label={field.label}
        hint={field.hint}
        error={field.error}
        {...toValue('comment')}
        required
      />
      {upload}
    </Form>
  )
}
