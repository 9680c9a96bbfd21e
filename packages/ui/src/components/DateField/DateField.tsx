import type { InputHTMLAttributes, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import * as styles from './DateField.css.js'

export type DateFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type' | 'min' | 'max'> & {
    /** Name that the value is sent under. */
    name: string
    /** Day, month, time, or both. */
    type?: 'date' | 'month' | 'time' | 'datetime-local' | undefined
    /** First and last day that can be chosen, as `2026-03-14`. */
    min?: string | undefined
    /** The latest that may be chosen. */
    max?: string | undefined
    /** Class of the outermost element, to give it a place. */
    className?: string | undefined
    /** The element of the page. */
    ref?: Ref<HTMLInputElement> | undefined
  }

/** A day; the browser's own field, so it is written and read in the reader's order and sent as `2026-03-14`. */
export function DateField({ label, hint, error, id, className, type = 'date', ...input }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => <input type={type} {...input} {...control} className={join(control.className, styles.date)} />}
    </Field>
  )
}
