import type { ReactNode } from 'react'
import { Status } from '../../../components/Badge/Badge.js'
import { FlashMessage } from '../../../components/FlashMessage/FlashMessage.js'
import type { RecordStatus } from '../../list.types.js'
import type { StepResult } from '../../step.types.js'
import * as styles from './RecordRows.css.js'

type RecordRowsProps<Entry extends { readonly id: string }> = {
  entries: readonly Entry[]
  children: (entry: Entry) => ReactNode
}

/** List of `RecordRow`s. */
export function RecordRows<Entry extends { readonly id: string }>({ entries, children }: RecordRowsProps<Entry>) {
  return (
    <ul role="list" className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {children(entry)}
        </li>
      ))}
    </ul>
  )
}

type RecordRowProps = {
  title: string
  status?: RecordStatus | undefined
  /** Facts; those without a value are omitted. */
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Buttons; may be empty. */
  actions?: ReactNode
  /** Result of the last action. */
  result?: StepResult | undefined
  /** Content below the row. */
  children?: ReactNode
}

/** A record with its facts, actions and the result of the last action. */
export function RecordRow({ title, status, facts, actions, result, children }: RecordRowProps) {
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {status && <Status tone={status.tone}>{status.text}</Status>}
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== undefined)
          .map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
      {result && (
        <FlashMessage tone={result.tone} title={result.title} className={styles.below}>
          {result.text}
        </FlashMessage>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </>
  )
}
