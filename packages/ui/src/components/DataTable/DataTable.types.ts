import type { ReactNode } from 'react'

/** What stands in one column. */
export type DataColumn<Row> = {
  readonly id: string
  readonly title: string
  readonly toCell: (row: Row) => ReactNode
  /** The cell that names the row; one column has it. */
  readonly isRowHeader?: boolean | undefined
  readonly isSortable?: boolean | undefined
  /** `end` for figures that are compared. */
  readonly align?: 'start' | 'end' | undefined
}

/** By which column the rows are ordered. */
export type DataSort = { readonly columnId: string; readonly direction: 'ascending' | 'descending' }

export type DataTableProps<Row> = {
  /** What the table tells; its name for screen readers. */
  caption: string
  /** The caption is only read out. */
  hideCaption?: boolean | undefined
  /** The columns, each with its title and how a cell is made. */
  columns: readonly DataColumn<Row>[]
  /** The rows in the order shown. */
  rows: readonly Row[]
  /** Tells the rows apart. */
  toKey: (row: Row) => string
  /** Makes the row header a link whose target area is the whole row. */
  toHref?: ((row: Row) => string | undefined) | undefined
  /** The application orders the rows; the table shows how. */
  sort?: DataSort | undefined
  /** A reader sorts by a column. */
  onSortChange?: ((sort: DataSort) => void) | undefined
  /** Rows are on their way; how many to keep room for. */
  loading?: { readonly text: string; readonly rowCount?: number | undefined } | undefined
  /** In place of the rows: nothing there, nothing fits, or it failed. */
  placeholder?: ReactNode
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}
