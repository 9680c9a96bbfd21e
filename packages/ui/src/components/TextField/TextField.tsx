import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type'> & {
    /** Name of the form field. */
    name: string
    /** Input type, for on-screen keyboards and native validation. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | undefined
    /** Class name of the root element. */
    className?: string | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** One line of text with label, hint and error. */
export function TextField({ label, hint, error, id, className, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type={type} {...input} {...control} />}
    </Field>
  )
}
