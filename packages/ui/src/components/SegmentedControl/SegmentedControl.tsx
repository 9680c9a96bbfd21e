import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import * as styles from './SegmentedControl.css.js'

export type SegmentedControlProps<Value extends string> = {
  /** What is chosen here; spoken, not shown. */
  label: string
  /** Name of the field in a form. */
  name: string
  /** What there is to choose from, in the order shown. */
  options: readonly { readonly value: Value; readonly text: string }[]
  /** The value, where the parent keeps it. */
  value?: Value | undefined
  /** The value at first, where the component keeps it itself. */
  defaultValue?: Value | undefined
  /** Takes the new value. */
  onChange?: ((value: Value) => void) | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** One of two to four short choices that takes effect at once, for example Metric or Imperial. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, options, value, defaultValue, onChange, className } = props
  return (
    <fieldset className={className}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <div className={join(styles.group)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onChange?.(option.value)}
              className={styles.input}
            />
            <span className={styles.text}>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
