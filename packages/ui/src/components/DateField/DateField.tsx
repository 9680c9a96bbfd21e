import type { InputHTMLAttributes, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import * as styles from './DateField.css.js'

export type DateFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type' | 'min' | 'max'> & {
    name: string
    type?: 'date' | 'month' | 'time' | 'datetime-local' | undefined
    /** First and last day that can be chosen, as `2026-03-14`. */
    min?: string | undefined
    max?: string | undefined
    className?: string | undefined
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
