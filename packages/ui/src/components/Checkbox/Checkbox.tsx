import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { join } from '../../foundations/join.js'
import { FieldError } from '../Field/Field.js'
import * as fieldStyles from '../Field/Field.css.js'
import { IconCheck } from '../Icon/icons.js'
import * as styles from './Checkbox.css.js'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'size' | 'className' | 'type'> & {
  /** Name of the form field. */
  name: string
  /** Label; may contain a link, for example to the terms. */
  label: ReactNode
  /** Help text below the label, part of the accessible description. */
  hint?: string | undefined
  /** Error message with its remedy, part of the accessible description. */
  error?: string | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** Ref to the DOM element. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Yes or no, sent with the form. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = join(error && `${inputId}-error`, hint && `${inputId}-hint`)
  return (
    <div className={join(styles.row, className)}>
      <span className={styles.box}>
        <input
          type="checkbox"
          {...input}
          id={inputId}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.input}
        />
        <IconCheck size="small" className={styles.mark} />
      </span>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      {(hint || error) && (
        <div className={styles.notes}>
          {hint && (
            <p id={`${inputId}-hint`} className={fieldStyles.hint}>
              {hint}
            </p>
          )}
          {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
        </div>
      )}
    </div>
  )
}
