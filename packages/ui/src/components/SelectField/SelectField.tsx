import type { Ref, SelectHTMLAttributes } from 'react'
import { join } from '../../foundations/join.js'
import { Field, type FieldTexts } from '../Field/Field.js'
import { IconChevronDown } from '../Icon/layoutIcons.js'
import * as styles from './SelectField.css.js'

export type SelectOption = { readonly value: string; readonly text: string; readonly disabled?: boolean | undefined }

export type SelectOptionGroup = { readonly label: string; readonly options: readonly SelectOption[] }

export type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'size' | 'className' | 'multiple' | 'children'> & {
    /** Name of the form field. */
    name: string
    /** Options, optionally in groups. */
    options: readonly (SelectOption | SelectOptionGroup)[]
    /** Class name of the root element. */
    className?: string | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLSelectElement> | undefined
  }

/** One option of many; a native `<select>`. */
export function SelectField({ label, hint, error, id, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={join(control.className, styles.select)}>
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(option)
              ),
            )}
          </select>
          <IconChevronDown size="small" className={styles.icon} />
        </div>
      )}
    </Field>
  )
}

function toOption({ value, text, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  )
}
