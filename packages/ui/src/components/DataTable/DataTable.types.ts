import type { ReactNode } from 'react'

/** One column. */
export type DataColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly toCell: (row: Row) => ReactNode
  /** Renders this column's cells as row headers; one column has it. */
  readonly isRowHeader?: boolean | undefined
  readonly isSortable?: boolean | undefined
  /** `end` for numbers that are compared. */
  readonly align?: 'start' | 'end' | undefined
}

/** Sorted column and direction. */
export type DataSort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
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
  /** Current sorting; the application sorts the rows. */
  sort?: DataSort | undefined
  /** Called when the user sorts by a column. */
  onSortChange?: ((sort: DataSort) => void) | undefined
  /** Number of skeleton rows while loading. */
  loading?: { readonly text: string; readonly rowCount?: number | undefined } | undefined
  /** Shown instead of the rows: empty, no match, or failed. */
  placeholder?: ReactNode
  /** Class name of the root element. */
  className?: string | undefined
}
