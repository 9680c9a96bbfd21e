import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { join } from '../../foundations/join.js'
import * as fieldStyles from '../Field/Field.css.js'
import * as styles from './Switch.css.js'

export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'size' | 'className' | 'type' | 'role'
> & {
  /** Name that the value is sent under. */
  name: string
  /** Names it, for eyes and ears. */
  label: string
  /** Help below the label, read out with it. */
  hint?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** The element of the page. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** On or off, at once. Where a form is sent first, use `Checkbox`. */
export function Switch({ label, hint, id, className, ...input }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className={join(styles.row, className)}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its state itself
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
