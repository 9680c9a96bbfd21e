import { localize, localizeOptional } from '../../localization/localize.ts'
import type { TableContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const TableRow = builder.objectRef<readonly string[]>('TableRow').implement({
  fields: (t) => ({
    cells: t.stringList({ description: 'The first cell is the row header.', resolve: (cells) => [...cells] }),
  }),
})

const TableBlock = builder.objectRef<BlockInPage<TableContent>>('TableBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    caption: t.string({ resolve: ({ content, wanted }) => localize(content.caption, wanted) }),
    columns: t.stringList({
      resolve: ({ content, wanted }) => content.columns.map((column) => localize(column, wanted)),
    }),
    rows: t.field({
      type: [TableRow],
      resolve: ({ content, wanted }) => content.rows.map((row) => row.map((cell) => localize(cell, wanted))),
    }),
  }),
})

/** A table with a head row and row heads. */
export const table: BlockKind<TableContent> = {
  type: TableBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'table',
    title: optional(block.title),
    caption: text(block.caption),
    columns: block.columns.map(text),
    rows: block.rows.map((row) => row.map(text)),
  }),
  listText: ({ title, caption, columns, rows }) => ({ headings: [title], body: [caption, ...columns, ...rows.flat()] }),
}
