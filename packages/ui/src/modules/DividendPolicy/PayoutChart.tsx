import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/Table/Table.js'
import * as styles from './DividendPolicy.css.js'
import type { PayoutChartProps } from './DividendPolicy.types.js'

/** A table whose last column shows bars, scaled to the largest amount. */
export function PayoutChart({ caption, labelTitle, amountTitle, rows }: PayoutChartProps) {
  const largest = Math.max(...rows.map(({ amount }) => amount), Number.MIN_VALUE)
  return (
    <Table caption={caption} className={styles.chart}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{labelTitle}</TableHeaderCell>
          <TableHeaderCell align="end">{amountTitle}</TableHeaderCell>
          <td aria-hidden="true" className={styles.barCell} />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, label, amount, amountText }) => (
          <TableRow key={id}>
            <TableHeaderCell scope="row">{label}</TableHeaderCell>
            <TableCell align="end">{amountText}</TableCell>
            <td aria-hidden="true" className={styles.barCell}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar}>
                <rect width="100" height="10" className={styles.barGround} />
                <rect width={toShare(amount, largest)} height="10" className={styles.barAmount} />
              </svg>
            </td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Percentage of the largest amount, rounded so that server and browser render the same. */
function toShare(amount: number, largest: number): number {
  return Math.round((amount / largest) * 10_000) / 100
}
