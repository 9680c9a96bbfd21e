import type { FormEvent } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { HiddenFields } from '../shared/forms/HiddenFields.js'
import * as styles from './MeasurementSwitch.css.js'
import { measurementSystems, type MeasurementSwitchProps } from './MeasurementSwitch.types.js'

/** Metric or Imperial: two submit buttons of a native form, one of them pressed. */
export function MeasurementSwitch({ label, system, options, form, onChange, ...rest }: MeasurementSwitchProps) {
  return (
    <form
      action={form.action}
      method={form.method}

      onSubmit={onChange && ((event) => takeOver(event, onChange))}
      {...rootProps(rest, styles.form)}
    >
      <HiddenFields fields={form.hiddenFields} />
      <div role="group" aria-label={label} className={styles.group}>
        {options.map((option) => (
          <button
            key={option.value}
            type="submit"
            name={form.name}
            value={option.value}
            aria-pressed={option.value === system}
            className={styles.option}
          >
            {option.text}
          </button>
        ))}
      </div>
    </form>
  )
}

/** With script the values change without a page load; the form is the fallback. */
function takeOver(event: FormEvent, onChange: NonNullable<MeasurementSwitchProps['onChange']>) {
  const { submitter } = event.nativeEvent as SubmitEvent
  const chosen = measurementSystems.find(
    (system) => submitter instanceof HTMLButtonElement && submitter.value === system,
  )
  if (!chosen) return
  event.preventDefault()
  onChange(chosen)
}
