import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldTexts } from '../Field/Field.js'

export type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type'> & {
    /** Name that the value is sent under. */
    name: string
    /** What is typed, for the keyboard of a phone and the checks of the browser. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | undefined
    /** Class of the outermost element, to give it a place. */
    className?: string | undefined
    /** The element of the page. */
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
