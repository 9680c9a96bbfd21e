/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- a module may stack the rows on phones: `display: block` removes the implicit roles */
import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import * as styles from './Table.css.js'

export type TableProps = RootProps & {
  /** Caption, the table's accessible name. */
  caption: string
  /** Hides the caption visually if a heading already shows it. */
  hideCaption?: boolean | undefined
  /** `TableHead` and `TableBody`. */
  children: ReactNode
}

/** Table with hairlines; scrolls sideways on its own, also by keyboard, if it is too wide. */
export function Table({ caption, hideCaption = false, children, ...rest }: TableProps) {
  const captionId = useId()
  return (
    <div role="region" aria-labelledby={captionId} tabIndex={0} {...rootProps(rest, styles.scroll)}>
      <table role="table" className={styles.table}>
        <caption id={captionId} className={hideCaption ? undefined : styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

type PartProps = RootProps & {
  /** Content. */
  children: ReactNode
}

/** Header row. */
export function TableHead({ children, ...rest }: PartProps) {
  return (
    <thead role="rowgroup" {...rootProps(rest, styles.head)}>
      {children}
    </thead>
  )
}

export function TableBody({ children, ...rest }: PartProps) {
  return (
    <tbody role="rowgroup" {...rootProps(rest)}>
      {children}
    </tbody>
  )
}

export function TableRow({ children, ...rest }: PartProps) {
  return (
    <tr role="row" {...rootProps(rest, styles.row)}>
      {children}
    </tr>
  )
}

export type TableCellProps = RootProps & {
  /** `end` for numbers that are compared. */
  align?: keyof typeof styles.align | undefined
  /** Content. */
  children?: ReactNode
}

type HeaderCellProps = TableCellProps & {
  /** `row` for the header of a row. */
  scope?: 'col' | 'row' | undefined
}

/** Column header, or row header with `scope="row"`. */
export function TableHeaderCell(props: HeaderCellProps) {
  const { scope = 'col', align = 'start', children, ...rest } = props
  const look = scope === 'row' ? styles.rowHeader : styles.headerCell
  return (
    <th
      role={scope === 'row' ? 'rowheader' : 'columnheader'}
      scope={scope}
      {...rootProps(rest, styles.cell, look, styles.align[align])}
    >
      {children}
    </th>
  )
}

export function TableCell({ align = 'start', children, ...rest }: TableCellProps) {
  return (
    <td role="cell" {...rootProps(rest, styles.cell, styles.align[align])}>
      {children}
    </td>
  )
}
