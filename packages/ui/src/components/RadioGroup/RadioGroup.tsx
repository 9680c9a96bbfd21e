'use client'

import { useId } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import * as checkboxStyles from '../Checkbox/Checkbox.css.js'
import * as fieldStyles from '../Field/Field.css.js'
import { FieldGroup } from '../FieldGroup/FieldGroup.js'
import * as groupStyles from '../FieldGroup/FieldGroup.css.js'
import * as styles from './RadioGroup.css.js'

export type ChoiceOption = {
  readonly value: string
  readonly text: string
  readonly hint?: string | undefined
  readonly disabled?: boolean | undefined
}

export type RadioGroupProps = Omit<RootProps, 'onChange' | 'role'> & {
  /** The question. */
  legend: string
  /** Help text below the label, part of the accessible description. */
  hint?: string | undefined
  /** Error message with its remedy, part of the accessible description. */
  error?: string | undefined
  /** Name of the form field. */
  name: string
  /** Options in display order. */
  options: readonly ChoiceOption[]
  /** Value (controlled). */
  value?: string | undefined
  /** Initial value (uncontrolled). */
  defaultValue?: string | undefined
  /** Called with the new value. */
  onChange?: ((value: string) => void) | undefined
  /** `row` for two or three short choices. */
  layout?: 'stack' | 'row' | undefined
  /** Disables the control. */
  disabled?: boolean | undefined
  /** Marks the field as required. */
  required?: boolean | undefined
  /** Id of the first option; error summaries link to it. */
  id?: string | undefined
}

/** One option of a few that are all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, name, value, defaultValue, onChange, layout = 'stack', required, id, ...group } = props
  const ownId = useId()
  return (
    <FieldGroup role="radiogroup" {...group}>
      <div className={join(groupStyles.choices, layout === 'row' && groupStyles.choicesRow)}>
        {options.map((option, index) => {
          const optionId = index === 0 && id ? id : `${ownId}${index}`
          return (
            <div key={option.value} className={checkboxStyles.row}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={value === undefined ? undefined : option.value === value}
                defaultChecked={value === undefined ? option.value === defaultValue : undefined}
                disabled={option.disabled}
                required={required}
                aria-describedby={option.hint && `${optionId}-hint`}
                onChange={() => onChange?.(option.value)}
                className={join(checkboxStyles.input, styles.radio)}
              />
              <label htmlFor={optionId} className={checkboxStyles.label}>
                {option.text}
              </label>
              {option.hint && (
                <p id={`${optionId}-hint`} className={join(checkboxStyles.notes, fieldStyles.hint)}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
