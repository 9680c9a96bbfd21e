import { useId, type ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { FieldError } from '../Field/Field.js'
import * as fieldStyles from '../Field/Field.css.js'
import * as styles from './FieldGroup.css.js'

export type FieldGroupProps = {
  /** The question that the controls answer together. */
  legend: string
  /** What helps to answer; stays visible. */
  hint?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** `radiogroup` where exactly one control can be chosen. */
  role?: 'group' | 'radiogroup' | undefined
  /** Seen, but not to be used. */
  disabled?: boolean | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** What stands inside. */
  children: ReactNode
}

/** Legend, hint and error around several controls that belong together: an address, a choice, a date in parts. */
export function FieldGroup({ legend, hint, error, role, disabled, className, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = join(error && `${id}error`, hint && `${id}hint`)
  return (
    <fieldset
      role={role}
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      aria-invalid={error && role === 'radiogroup' ? true : undefined}
      className={join(styles.group, error && fieldStyles.invalid, className)}
    >
      <legend className={join(fieldStyles.label, styles.legend)}>{legend}</legend>
      {hint && (
        <p id={`${id}hint`} className={join(fieldStyles.hint, styles.note)}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.note}>
          <FieldError id={`${id}error`}>{error}</FieldError>
        </div>
      )}
      {children}
    </fieldset>
  )
}
