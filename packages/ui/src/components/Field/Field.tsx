import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { IconError } from '../Icon/icons.js'
import * as styles from './Field.css.js'

export type FieldTexts = {
  /** Visible label and accessible name. */
  label: string
  /** Hint; stays visible while typing. */
  hint?: string | undefined
  /** Error message with its remedy. */
  error?: string | undefined
}

/** Attributes that associate label, hint and error with a control. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
}

export type FieldProps = RootProps &
  FieldTexts & {
    /** Id of the control; error summaries link to it. */
    id?: string | undefined
    /** Renders the control with the ids of label, hint and error. */
    children: (control: FieldControl) => ReactNode
  }

/** Label, hint and error around one control, for controls without a field component. */
export function Field({ id, label, hint, error, children, ...rest }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const describedBy = join(error && `${controlId}-error`, hint && `${controlId}-hint`)
  return (
    <div {...rootProps(rest, styles.field, error && styles.invalid)}>
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

type FieldErrorProps = RootProps & {
  /** Id, for `aria-describedby` of the control. */
  id: string
  /** Error message with its remedy. */
  children: string
}

/** The error of one field. */
export function FieldError({ children, ...rest }: FieldErrorProps) {
  return (
    <p {...rootProps(rest, styles.error)}>
      <IconError size="small" />
      {children}
    </p>
  )
}
