import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { FieldError } from '../Field/Field.js'
import * as fieldStyles from '../Field/Field.css.js'
import * as styles from './FieldGroup.css.js'

export type FieldGroupProps = RootProps & {
  /** Legend: the question that the controls answer. */
  legend: string
  /** Hint; always visible. */
  hint?: string | undefined
  /** Error message with its remedy. */
  error?: string | undefined
  /** `radiogroup` if exactly one control can be selected. */
  role?: 'group' | 'radiogroup' | undefined
  /** Disables the control. */
  disabled?: boolean | undefined
  /** Content. */
  children: ReactNode
}

/** Legend, hint and error around related controls: an address, a choice, a date in parts. */
export function FieldGroup({ legend, hint, error, role, disabled, children, ...rest }: FieldGroupProps) {
  const id = useId()
  const describedBy = join(error && `${id}error`, hint && `${id}hint`)
  return (
    <fieldset
      role={role}
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      aria-invalid={error && role === 'radiogroup' ? true : undefined}
      {...rootProps(rest, styles.group, error && fieldStyles.invalid)}
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
