import * as styles from '../styles/statusPage.css.js'

type DetailListProps = { rows: readonly { readonly label: string; readonly value: string }[] }

/** Technical details in monospace, for support. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <dl className={styles.details}>
      {rows.map((row) => (
        <div key={`${row.label} ${row.value}`} className={styles.detailRow}>
          <dt className={styles.detailLabel}>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
