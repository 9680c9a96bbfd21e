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

/** Records below each other, each a `RecordRow`. */
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
  /** A fact without a value is left out. */
  facts: readonly { readonly label: string; readonly value: ReactNode }[]
  /** Buttons; an empty list is none. */
  actions?: ReactNode
  /** How the last action ended. */
  result?: StepResult | undefined
  /** Below everything. */
  children?: ReactNode
}

/** One record with its facts, what can be done with it, and how that ended. */
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
