/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on phones removes the implicit roles */
import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { IconSort } from '../Icon/icons.js'
import { IconArrowDown, IconArrowUp, IconChevronRight } from '../Icon/layoutIcons.js'
import { SelectField } from '../SelectField/SelectField.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import * as tableStyles from '../Table/Table.css.js'
import * as styles from './DataTable.css.js'

/** One column. */
export type DataColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly toCell: (row: Row) => ReactNode
  /** Renders this column's cells as row headers; one column has it. */
  readonly isRowHeader?: boolean | undefined
  readonly isSortable?: boolean | undefined
  /** The value is clear without the title, such as a status or a place: in blocks the title is not repeated beside it. */
  readonly isSelfExplanatory?: boolean | undefined
  /** A second value below the first, for example the serial number of a machine; in blocks such cells are last. */
  readonly below?: { readonly title: string; readonly toCell: (row: Row) => ReactNode } | undefined
  /**
   * In blocks on phones: at the start or end of a line above the row header, such as a number or a status. With such a
   * column the values below the row header follow each other in lines instead of columns, which is shorter.
   */
  readonly above?: 'start' | 'end' | undefined
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end' | undefined
}

/** Sorted column and direction. */
export type DataSort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' }

export type DataTableProps<Row> = RootProps & {
  /** Caption, the table's accessible name. */
  caption: string
  /** Hides the caption visually. */
  hideCaption?: boolean | undefined
  /** Columns with titles and cell renderers. */
  columns: readonly DataColumn<Row>[]
  /** Rows in display order. */
  rows: readonly Row[]
  /** Returns the key of a row. */
  toKey: (row: Row) => string
  /** Turns the row header into a link whose target area is the whole row. */
  toHref?: ((row: Row) => string | undefined) | undefined
  /** True for rows that are done, such as closed tickets: they are quieter than the others. */
  isQuiet?: ((row: Row) => boolean) | undefined
  /** Current sorting; the application sorts the rows. */
  sort?: DataSort | undefined
  /** Called when the user sorts by a column. */
  onSortChange?: ((sort: DataSort) => void) | undefined
  /** Label of a select that sorts where rows are blocks; without it the titles of the columns sort there too. */
  sortLabel?: string | undefined
  /** Set while rows load: the text that is announced, and the number of skeleton rows (default 5). */
  loading?: { readonly text: string; readonly rowCount?: number | undefined } | undefined
  /** Shown instead of the rows: empty, no match, or failed. */
  placeholder?: ReactNode
}

/**
 * Sortable rows. On phones each row is a block: the row header, and below it the other values with their titles; with more
 * than five columns on tablets too, with more than eight also on laptops below 1280 px.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hideCaption, columns, rows, toKey, toHref, isQuiet, sort, onSortChange, ...more } = props
  const { sortLabel, loading, placeholder, ...rest } = more
  const hasSelect = sortLabel !== undefined && onSortChange !== undefined
  const captionId = useId()
  const isEmpty = !loading && rows.length === 0
  const isDense = columns.some(({ above }) => above)
  return (
    <div
      {...rootProps(
        rest,
        columns.length > 5 && styles.manyColumns,
        columns.length > 8 && styles.mostColumns,
        toHref && styles.linkedRows,
      )}
    >
      <VisuallyHidden role="status">{loading?.text}</VisuallyHidden>
      {isEmpty && placeholder ? (
        placeholder
      ) : (
        <>
          {hasSelect && <SortSelect label={sortLabel} columns={columns} sort={sort} onSortChange={onSortChange} />}
          <div role="region" aria-labelledby={captionId} tabIndex={0} className={tableStyles.scroll}>
            <table
              role="table"
              aria-busy={loading ? true : undefined}
              className={join(tableStyles.table, styles.table)}
            >
              <caption id={captionId} className={hideCaption ? undefined : join(tableStyles.caption, styles.caption)}>
                {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
              </caption>
              <thead role="rowgroup" className={join(tableStyles.head, styles.head, hasSelect && styles.headSpoken)}>
                <tr role="row" className={join(tableStyles.row, styles.headRow)}>
                  {columns.map((column) => (
                    <HeaderCell
                      key={column.id}
                      column={column}
                      sort={sort}
                      onSortChange={onSortChange}
                      hasSelect={hasSelect}
                    />
                  ))}
                </tr>
              </thead>
              <tbody role="rowgroup" className={join(styles.body, hasSelect && styles.ruledInBlocks)}>
                {loading
                  ? Array.from({ length: loading.rowCount ?? 5 }, (_, index) => (
                      <SkeletonRow key={index} columns={columns} />
                    ))
                  : rows.map((row) => (
                      <DataRow
                        key={toKey(row)}
                        row={row}
                        columns={columns}
                        href={toHref?.(row)}
                        isQuiet={isQuiet?.(row)}
                        isDense={isDense}
                      />
                    ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </div>
  )
}

type SortSelectProps<Row> = {
  label: string
  columns: readonly DataColumn<Row>[]
  sort: DataSort | undefined
  onSortChange: (sort: DataSort) => void
}

/** Both directions of each column that sorts. */
function SortSelect<Row>({ label, columns, sort, onSortChange }: SortSelectProps<Row>) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(
      ({ id, title }) =>
        [
          { text: `${title} ↑`, sort: { columnId: id, direction: 'ascending' } },
          { text: `${title} ↓`, sort: { columnId: id, direction: 'descending' } },
        ] as const,
    )
  const current = choices.findIndex(
    (choice) => choice.sort.columnId === sort?.columnId && choice.sort.direction === sort.direction,
  )
  return (
    <div className={styles.sortSelect}>
      <SelectField
        name="sort"
        label={label}
        value={current}
        options={[
          // The browser would show the first choice. An option without any text is invalid HTML.
          ...(current === -1 ? [{ value: '-1', text: '\u00A0' }] : []),
          ...choices.map(({ text }, index) => ({ value: `${index}`, text })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const choice = choices[Number(value)]
          if (choice) onSortChange(choice.sort)
        }}
      />
    </div>
  )
}

type HeaderCellProps<Row> = {
  column: DataColumn<Row>
  sort: DataSort | undefined
  onSortChange: ((sort: DataSort) => void) | undefined
  hasSelect: boolean
}

function HeaderCell<Row>({ column, sort, onSortChange, hasSelect }: HeaderCellProps<Row>) {
  const { id, title, below, isSortable, align = 'start' } = column
  const direction = sort?.columnId === id ? sort.direction : undefined
  const classNames = join(tableStyles.cell, tableStyles.headerCell, styles.lineEnd, tableStyles.align[align])
  const titleBelow = below && <div className={styles.titleBelow}>{below.title}</div>
  if (!isSortable || !onSortChange)
    return (
      <th role="columnheader" scope="col" className={join(classNames, styles.headCellSpoken)}>
        {title}
        {titleBelow}
      </th>
    )
  const Sign = direction === undefined ? IconSort : direction === 'ascending' ? IconArrowUp : IconArrowDown
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" aria-sort={direction ?? 'none'} className={classNames}>
      <button
        type="button"
        className={join(styles.sort, direction && styles.sorted, hasSelect && styles.notInBlocks)}
        onClick={() => onSortChange({ columnId: id, direction: next })}
      >
        {title}
        <Sign size="small" />
      </button>
      {hasSelect && <span className={styles.onlyInBlocks}>{title}</span>}
      {titleBelow}
    </th>
  )
}

type DataRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  href: string | undefined
  isQuiet: boolean | undefined
  isDense: boolean
}

function DataRow<Row>({ row, columns, href, isQuiet, isDense }: DataRowProps<Row>) {
  return (
    <tr
      role="row"
      className={join(
        tableStyles.row,
        styles.row,
        href !== undefined && styles.rowLinked,
        isQuiet && styles.rowQuiet,
        isDense && styles.rowDense,
      )}
    >
      {columns.map((column) =>
        column.isRowHeader ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={join(tableStyles.cell, styles.rowHeader, isDense && styles.rowHeaderDense)}
          >
            {href === undefined ? (
              column.toCell(row)
            ) : (
              <Anchor href={href} className={styles.link}>
                <IconChevronRight size="small" className={styles.cue} />
                {column.toCell(row)}
              </Anchor>
            )}
          </th>
        ) : (
          <DataCell key={column.id} row={row} column={column} isDense={isDense} />
        ),
      )}
    </tr>
  )
}

function DataCell<Row>({ row, column, isDense }: { row: Row; column: DataColumn<Row>; isDense: boolean }) {
  const { title, toCell, below, above, isSelfExplanatory, align = 'start' } = column
  const valueBelow = below?.toCell(row)
  return (
    <td
      role="cell"
      data-label={isSelfExplanatory ? undefined : title}
      className={join(
        tableStyles.cell,
        styles.cell,
        styles.lineEnd,
        below && styles.twoLines,
        tableStyles.align[align],
        isDense && styles.cellDense,
        above && styles.above[above],
      )}
    >
      {toCell(row)}
      {valueBelow ? <div className={styles.below}>{valueBelow}</div> : null}
    </td>
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
