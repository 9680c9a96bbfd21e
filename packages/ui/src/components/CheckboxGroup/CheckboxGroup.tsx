import { join } from '../../foundations/join.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FieldGroup } from '../FieldGroup/FieldGroup.js'
import * as groupStyles from '../FieldGroup/FieldGroup.css.js'
import type { ChoiceOption } from '../RadioGroup/RadioGroup.js'

export type CheckboxGroupProps = {
  /** The question. */
  legend: string
  hint?: string | undefined
  error?: string | undefined
  /** Name of every checkbox: the form sends it once per choice. */
  name: string
  options: readonly ChoiceOption[]
  values?: readonly string[] | undefined
  defaultValues?: readonly string[] | undefined
  onChange?: ((values: readonly string[]) => void) | undefined
  layout?: 'stack' | 'row' | undefined
  disabled?: boolean | undefined
  /** Id of the first choice; an error summary links to it. */
  id?: string | undefined
  className?: string | undefined
}

/** Any number of a few choices. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, name, values, defaultValues = [], onChange, layout = 'stack', id, ...group } = props

  function toggle(value: string, isChecked: boolean) {
    const others = (values ?? []).filter((other) => other !== value)
    onChange?.(isChecked ? [...others, value] : others)
  }

  return (
    <FieldGroup {...group}>
      <div className={join(groupStyles.choices, layout === 'row' && groupStyles.choicesRow)}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : undefined}
            name={name}
            value={option.value}
            label={option.text}
            hint={option.hint}
            disabled={option.disabled}
            {...(values
              ? { checked: values.includes(option.value) }
              : { defaultChecked: defaultValues.includes(option.value) })}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
