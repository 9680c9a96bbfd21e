import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { FieldError } from '../Field/Field.js'
import * as fieldStyles from '../Field/Field.css.js'
import * as styles from './EntryGroup.css.js'

export type EntryGroupProps = RootProps & {
  /** Name of the entry, with its number. */
  legend: string
  /** Buttons that move, copy or remove the entry. */
  actions?: ReactNode | undefined
  /** Error message of the entry as a whole, with its remedy. */
  error?: string | undefined
  /** Fields of the entry. */
  children: ReactNode
}

/** One entry of a list that is edited: its name, the buttons that move or remove it, and its fields in a frame. */
export function EntryGroup({ legend, actions, error, children, ...rest }: EntryGroupProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={error ? id : undefined}
      {...rootProps(rest, styles.entry, error !== undefined && styles.invalid)}
    >
      <legend className={join(fieldStyles.label, styles.legend)}>{legend}</legend>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.fields}>
        {error && <FieldError id={id}>{error}</FieldError>}
        {children}
      </div>
    </fieldset>
  )
}
