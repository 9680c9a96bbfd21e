/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId } from 'react'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { IconSort } from '../Icon/icons.js'
import { IconArrowDown, IconArrowUp } from '../Icon/layoutIcons.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as tableStyles from '../Table/Table.css.js'
import * as styles from './DataTable.css.js'
import type { DataColumn, DataSort, DataTableProps } from './DataTable.types.js'

/**
 * Sortable rows. On phones each row is a block with the column titles as labels; with more than six columns on tablets
 * too.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, toKey, toHref, sort, onSortChange, loading, placeholder } = props
  const captionId = useId()
  const isEmpty = !loading && rows.length === 0
  return (
    <div className={join(columns.length > 6 && styles.manyColumns, props.className)}>
      <VisuallyHidden role="status">{loading?.text}</VisuallyHidden>
      {isEmpty && placeholder ? (
        placeholder
      ) : (
        <div role="region" aria-labelledby={captionId} tabIndex={0} className={tableStyles.scroll}>
          <table role="table" aria-busy={loading ? true : undefined} className={join(tableStyles.table, styles.table)}>
            <caption id={captionId} className={hideCaption ? undefined : join(tableStyles.caption, styles.caption)}>
              {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
            </caption>
            <thead role="rowgroup" className={join(tableStyles.head, styles.head)}>
              <tr role="row" className={join(tableStyles.row, styles.headRow)}>
                {columns.map((column) => (
                  <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className={styles.body}>
              {loading
                ? Array.from({ length: loading.rowCount ?? 5 }, (_, index) => (
                    <SkeletonRow key={index} columns={columns} />
                  ))
                : rows.map((row) => <DataRow key={toKey(row)} row={row} columns={columns} href={toHref?.(row)} />)}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

type HeaderCellProps<Row> = {
  column: DataColumn<Row>
  sort: DataSort | undefined
  onSortChange: ((sort: DataSort) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSortChange }: HeaderCellProps<Row>) {
  const { id, title, isSortable, align = 'start' } = column
  const direction = sort?.columnId === id ? sort.direction : undefined
  const classNames = join(tableStyles.cell, tableStyles.headerCell, tableStyles.align[align])
  if (!isSortable || !onSortChange)
    return (
      <th role="columnheader" scope="col" className={join(classNames, styles.headCellSpoken)}>
        {title}
      </th>
    )
  const Sign = direction === undefined ? IconSort : direction === 'ascending' ? IconArrowUp : IconArrowDown
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={classNames}>
      <button
        type="button"
        className={join(styles.sort, direction && styles.sorted)}
        onClick={() => onSortChange({ columnId: id, direction: next })}
      >
        {title}
        <Sign size="small" />
      </button>
    </th>
  )
}

type DataRowProps<Row> = { row: Row; columns: readonly DataColumn<Row>[]; href: string | undefined }

function DataRow<Row>({ row, columns, href }: DataRowProps<Row>) {
  const Anchor = useLinkComponent()
  return (
    <tr role="row" className={join(tableStyles.row, styles.row, href !== undefined && styles.rowLinked)}>
      {columns.map(({ id, title, toCell, isRowHeader, align = 'start' }) =>
        isRowHeader ? (
          <th key={id} role="rowheader" scope="row" className={join(tableStyles.cell, styles.rowHeader)}>
            {href === undefined ? (
              toCell(row)
            ) : (
              <Anchor href={href} className={styles.link}>
                {toCell(row)}
              </Anchor>
            )}
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            data-label={title}
            className={join(tableStyles.cell, styles.cell, tableStyles.align[align])}
          >
            {toCell(row)}
          </td>
        ),
      )}
    </tr>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tr role="row" className={join(tableStyles.row, styles.row)}>
      {columns.map((column) => (
        <td key={column.id} role="cell" className={join(tableStyles.cell, styles.cell)}>
          <Skeleton />
        </td>
      ))}
    </tr>
  )
}
