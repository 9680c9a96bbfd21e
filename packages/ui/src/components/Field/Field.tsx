import { useId, type ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { IconError } from '../Icon/icons.js'
import * as styles from './Field.css.js'

export type FieldTexts = {
  /** Names it, for eyes and ears. */
  label: string
  /** What helps to fill the field in; stays visible while typing. */
  hint?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
}

/** What a control needs so that its label, hint and error are spoken with it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

export type FieldProps = FieldTexts & {
  /** Id of the control; an error summary links to it. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** Renders the control with the ids that tie label, hint and error to it. */
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around one control; for own controls that no field component covers. */
export function Field({ id, label, hint, error, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = join(error && `${controlId}-error`, hint && `${controlId}-hint`)
  return (
    <div className={join(styles.field, error && styles.invalid, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
    </div>
  )
}

/** The error of one field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <IconError size="small" />
      {children}
    </p>
  )
}
