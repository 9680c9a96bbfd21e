import { useId } from 'react'
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

export type RadioGroupProps = {
  /** The question. */
  legend: string
  hint?: string | undefined
  error?: string | undefined
  /** Name of the field in the form. */
  name: string
  options: readonly ChoiceOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** `row` for two or three short choices. */
  layout?: 'stack' | 'row' | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Id of the first choice; an error summary links to it. */
  id?: string | undefined
  className?: string | undefined
}

/** One of a few choices that all are seen. */
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
