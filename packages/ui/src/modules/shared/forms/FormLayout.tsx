'use client'

import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../../foundations/rootProps.js'
import { Button } from '../../../components/Button/Button.js'
import { FocusedMessage } from '../../../components/FlashMessage/FocusedMessage.js'
import { Form, type FormProps } from '../../../components/Form/Form.js'
import type { FormModuleProps } from '../../form.types.js'
import * as styles from './FormLayout.css.js'

/** Props of a field component for one field. */
export type BoundField<Name extends string> = {
  readonly id: string
  readonly name: Name
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

type FormLayoutProps<Name extends string> = FormModuleProps<Name> &
  Omit<RootProps, 'onSubmit'> & {
    /** Field names in display order, which the error summary follows. */
    names: readonly Name[]
    encType?: 'multipart/form-data' | undefined
    /** Heading level of the error summary: the page's heading or a section's is above it. @defaultValue 3 */
    errorLevel?: 2 | 3 | undefined
    /** Ref and handlers of the form element. */
    formProps?: Pick<FormProps, 'ref' | 'onFocus' | 'onBlur'> | undefined
    /** `signal` for the main form of a page. @defaultValue 'signal' */
    submitLook?: 'signal' | 'solid' | 'outline' | undefined
    /** Content above the fields. */
    before?: ReactNode
    /** Actions beside the submit button. */
    moreActions?: ReactNode
    /** Renders the fields. */
    children: (bind: (name: Name) => BoundField<Name>) => ReactNode
  }

/** Two-column form: error summary first, replaced by a message after success. */
export function FormLayout<Name extends string>(props: FormLayoutProps<Name>) {
  const { fields, names, formError, errorTitle, success, onSubmit, submitText, isSending, isDisabled, ...more } = props
  const {
    action,
    encType,
    hiddenFields,
    errorLevel = 3,
    formProps,
    submitLook = 'signal',
    before,
    moreActions,
    children,
    ...rest
  } = more
  const formId = useId()
  if (success) {
    return (
      <FocusedMessage {...rootProps(rest, styles.arrived)} tone="success" title={success.title}>
        {success.text}
      </FocusedMessage>
    )
  }
  const fieldErrors = listFieldErrors(names, fields, formId)
  const errors = formError ? [{ text: formError }, ...fieldErrors] : fieldErrors

  function bind(name: Name): BoundField<Name> {
    const { label, hint, error, value } = fields[name]
    return { id: `${formId}${name}`, name, label, hint, error, defaultValue: value }
  }

  return (
    <Form
      {...rootProps(rest)}
      {...formProps}
      action={action}
      method="post"
      encType={encType}
      hiddenFields={hiddenFields}
      errorSummary={{ title: errorTitle, errors, level: errorLevel }}
      onSubmit={(event) => {
        if (!onSubmit) return
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
      actions={
        <>
          <Button type="submit" look={submitLook} size="large" loading={isSending} disabled={isDisabled}>
            {submitText}
          </Button>
          {moreActions}
        </>
      }
    >
      {before}
      <div className={styles.fields}>{children(bind)}</div>
    </Form>
  )
}

/** The errors for the summary. Equal texts do not say which field they mean, so they get its label. */
function listFieldErrors<Name extends string>(
  names: readonly Name[],
  fields: FormModuleProps<Name>['fields'],
  formId: string,
) {
  const failed = names.filter((name) => fields[name].error)
  const texts = failed.map((name) => fields[name].error ?? '')
  return failed.map((name, index) => {
    const text = texts[index] ?? ''
    const isRepeated = texts.indexOf(text) !== texts.lastIndexOf(text)
    return { fieldId: `${formId}${name}`, text, label: isRepeated ? fields[name].label : undefined }
  })
}
