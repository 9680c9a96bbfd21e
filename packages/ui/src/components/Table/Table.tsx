import { useId, type ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as styles from './Table.css.js'

export type TableProps = {
  /** Caption, the table's accessible name. */
  caption: string
  /** Hides the caption visually if a heading already shows it. */
  hideCaption?: boolean | undefined
  /** `TableHead` and `TableBody`. */
  children: ReactNode
  /** Class name of the root element. */
  className?: string | undefined
}

/** Table with hairlines; scrolls sideways on its own, also by keyboard, if it is too wide. */
export function Table({ caption, hideCaption = false, children, className }: TableProps) {
  const captionId = useId()
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} className={join(styles.scroll, className)}>
      <table className={styles.table}>
        <caption id={captionId} className={hideCaption ? undefined : styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

/** Header row. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead className={styles.head}>{children}</thead>
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>
}

export function TableRow({ children, hidden }: { children: ReactNode; hidden?: boolean | undefined }) {
  return (
    <tr className={styles.row} hidden={hidden}>
      {children}
    </tr>
  )
}

export type TableCellProps = {
  /** `end` for numbers that are compared. */
  align?: keyof typeof styles.align | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** Content. */
  children?: ReactNode
}

/** Column header, or row header with `scope="row"`. */
export function TableHeaderCell(props: TableCellProps & { scope?: 'col' | 'row' | undefined }) {
  const { scope = 'col', align = 'start', className, children } = props
  const look = scope === 'row' ? styles.rowHeader : styles.headerCell
  return (
    <th scope={scope} className={join(styles.cell, look, styles.align[align], className)}>
      {children}
    </th>
  )
}

export function TableCell({ align = 'start', className, children }: TableCellProps) {
  return <td className={join(styles.cell, styles.align[align], className)}>{children}</td>
}
