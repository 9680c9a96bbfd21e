import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import { isUnbroken, toUnbrokenParts, toUnbrokenValue } from '../shared/records/unbrokenParts.js'
import { unbroken } from '../shared/records/unbrokenParts.css.js'
import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import * as styles from './SpecificationTable.css.js'
import type { SpecificationRow } from './TechnicalData.types.js'

type SpecificationTableProps = {
  title?: string | undefined
  rows: readonly SpecificationRow[]
  system: MeasurementSystem
  labels: { readonly name: string; readonly value: string }
  lang: string | undefined
}

/** Names and values of one group; rows of the other measurement system are only printed. */
export function SpecificationTable({ title, rows, system, labels, lang }: SpecificationTableProps) {
  const isShown = (row: SpecificationRow) => row.system === null || row.system === system
  return (
    <table className={join(styles.table, !rows.some(isShown) && styles.onPaperOnly)}>
      {title && (
        <caption lang={lang} className={styles.caption}>
          {title}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col" className={styles.headName}>
            <VisuallyHidden>{labels.name}</VisuallyHidden>
          </th>
          <th scope="col" className={styles.headValue}>
            <VisuallyHidden>{labels.value}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody lang={lang}>
        {rows.map((row) => (
          <tr key={row.id} className={join(styles.row, !isShown(row) && styles.onPaperOnly)}>
            <th scope="row" className={styles.name}>
              {toUnbrokenParts(row.name, /(?= \([^)]*\)$)/)}
            </th>
            <td className={join(styles.value, isUnbroken(`${row.value} ${row.unit ?? ''}`) && unbroken)}>
              {toUnbrokenValue(row.value)}
              {/* Non-breaking space between value and unit. */}
              {row.unit && <span className={styles.unit}>{`\u00A0${row.unit}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
