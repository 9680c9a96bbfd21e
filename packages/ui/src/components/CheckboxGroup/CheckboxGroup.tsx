'use client'

import type { ChangeEvent } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FieldGroup } from '../FieldGroup/FieldGroup.js'
import * as groupStyles from '../FieldGroup/FieldGroup.css.js'
import type { ChoiceOption } from '../RadioGroup/RadioGroup.js'

export type CheckboxGroupProps = Omit<RootProps, 'onChange' | 'role'> & {
  /** The question. */
  legend: string
  /** Help text below the label, part of the accessible description. */
  hint?: string | undefined
  /** Error message with its remedy, part of the accessible description. */
  error?: string | undefined
  /** Name of every checkbox; the form sends it once per checked option. */
  name: string
  /** Options in display order. */
  options: readonly ChoiceOption[]
  /** Checked values (controlled). */
  values?: readonly string[] | undefined
  /** Initially checked values (uncontrolled). */
  defaultValues?: readonly string[] | undefined
  /** Called with all checked values. */
  onChange?: ((values: readonly string[]) => void) | undefined
  /** Direction of the options. */
  layout?: 'stack' | 'row' | undefined
  /** Disables the control. */
  disabled?: boolean | undefined
  /** Id of the first option; error summaries link to it. */
  id?: string | undefined
}

/** Any number of a few choices. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, name, values, defaultValues = [], onChange, layout = 'stack', id, ...group } = props

  function toggle({ target }: ChangeEvent<HTMLInputElement>) {
    const checked = values ?? listChecked(target)
    const others = checked.filter((other) => other !== target.value)
    onChange?.(target.checked ? [...others, target.value] : others)
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
            onChange={toggle}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Checked values of an uncontrolled group. The form may reset the boxes, so no state mirrors them. */
function listChecked(box: HTMLInputElement): string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
  return Array.from(boxes, ({ value }) => value)
}
