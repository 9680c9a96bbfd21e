import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { join } from '../../foundations/join.js'
import * as fieldStyles from '../Field/Field.css.js'
import * as styles from './Switch.css.js'

export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'size' | 'className' | 'type' | 'role'
> & {
  /** Name of the form field. */
  name: string
  /** Visible label and accessible name. */
  label: string
  /** Help text below the label, part of the accessible description. */
  hint?: string | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** Ref to the DOM element. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** On or off, applied immediately. Use `Checkbox` in forms that are sent. */
export function Switch({ label, hint, id, className, ...input }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={join(styles.row, className)}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native checked state
        role="switch"
        {...input}
        id={inputId}
        aria-describedby={hint && `${inputId}-hint`}
        className={styles.input}
      />
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className={join(fieldStyles.hint, styles.hint)}>
          {hint}
        </p>
      )}
    </div>
  )
}
