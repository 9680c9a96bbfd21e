import type { InputHTMLAttributes, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import * as styles from './DateField.css.js'

export type DateFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type' | 'min' | 'max'> & {
    /** Name of the form field. */
    name: string
    /** Type of the native field. */
    type?: 'date' | 'month' | 'time' | 'datetime-local' | undefined
    /** Earliest allowed value, as `2026-03-14`. */
    min?: string | undefined
    /** Latest allowed value. */
    max?: string | undefined
    /** Class name of the root element. */
    className?: string | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A native date field: shown in the reader's format, sent as `2026-03-14`. */
export function DateField({ label, hint, error, id, className, type = 'date', ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type={type} {...input} {...control} className={join(control.className, styles.date)} />}
    </Field>
  )
}
