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
  /** Help below the label, read out with it. */
  hint?: string | undefined
  /** What is wrong and how to mend it, read out with the field. */
  error?: string | undefined
  /** Name of the field in the form. */
  name: string
  /** What there is to choose from, in the order shown. */
  options: readonly ChoiceOption[]
  /** The value, where the parent keeps it. */
  value?: string | undefined
  /** The value at first, where the component keeps it itself. */
  defaultValue?: string | undefined
  /** Takes the new value. */
  onChange?: ((value: string) => void) | undefined
  /** `row` for two or three short choices. */
  layout?: 'stack' | 'row' | undefined
  /** Seen, but not to be used. */
  disabled?: boolean | undefined
  /** Nothing is sent without it. */
  required?: boolean | undefined
  /** Id of the first choice; an error summary links to it. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
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
