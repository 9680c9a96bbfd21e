import { join } from '../../foundations/join.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FieldGroup } from '../FieldGroup/FieldGroup.js'
import * as groupStyles from '../FieldGroup/FieldGroup.css.js'
import type { ChoiceOption } from '../RadioGroup/RadioGroup.js'

export type CheckboxGroupProps = {
  /** The question. */
  legend: string
  /** Help below the label, read out with it. */
  hint?: string | undefined
  /** What is wrong and how to mend it, read out with the field. */
  error?: string | undefined
  /** Name of every checkbox: the form sends it once per choice. */
  name: string
  /** What there is to choose from, in the order shown. */
  options: readonly ChoiceOption[]
  /** What is ticked, where the parent keeps it. */
  values?: readonly string[] | undefined
  /** What is ticked at first, where the component keeps it itself. */
  defaultValues?: readonly string[] | undefined
  /** Takes all that is ticked. */
  onChange?: ((values: readonly string[]) => void) | undefined
  /** Below each other, or side by side where there is room. */
  layout?: 'stack' | 'row' | undefined
  /** Seen, but not to be used. */
  disabled?: boolean | undefined
  /** Id of the first choice; an error summary links to it. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
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
