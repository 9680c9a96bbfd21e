'use client'

import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import * as styles from './SegmentedControl.css.js'

export type SegmentedControlProps<Value extends string> = Omit<RootProps, 'onChange'> & {
  /** Accessible name of the group, not visible. */
  label: string
  /** Name of the form field. */
  name: string
  /** Options in display order. */
  options: readonly { readonly value: Value; readonly text: string }[]
  /** Value (controlled). */
  value?: Value | undefined
  /** Initial value (uncontrolled). */
  defaultValue?: Value | undefined
  /** Called with the new value. */
  onChange?: ((value: Value) => void) | undefined
}

/** One of two to four short options, applied immediately, for example Metric or Imperial. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, options, value, defaultValue, onChange, ...rest } = props
  return (
    <fieldset {...rootProps(rest)}>
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
