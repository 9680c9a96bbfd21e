import type { TableBlockFragment } from '../generated/graphql.ts'

/** A table with a head row and row heads. */
export interface TableBlock {
  readonly kind: 'table'
  readonly id: string
  readonly title: string | null
  /** Describes the content of the table. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly string[])[]
}

export function toTableBlock({ id, title, tableCaption: caption, columns, rows }: TableBlockFragment): TableBlock {
  return { kind: 'table', id, title, caption, columns, rows: rows.map(({ cells }) => cells) }
}
