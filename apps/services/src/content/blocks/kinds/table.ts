import { localize } from '../../../localization/localize.ts'
import { builder } from '../../builder.ts'
import { mapEach, mapText, optionalText, text } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

const TableRow = builder.objectRef<readonly string[]>('TableRow').implement({
  fields: (t) => ({
    cells: t.stringList({ description: 'The first cell is the row header.', resolve: (cells) => [...cells] }),
  }),
})

/** A table with a head row and row heads. */
export const table = defineBlock('table', {
  fields: {
    title: optionalText,
    caption: text,
    columns: {
      toStored: (columns, seed) => columns.map(seed.text),
      mapTexts: (columns, mapper, path) => mapEach(columns, mapper, path, mapText),
      create: (t, read) =>
        t.stringList({ resolve: (block) => read(block).map((column) => localize(column, block.wanted)) }),
    },
    rows: {
      toStored: (rows, seed) => rows.map((row) => row.map(seed.text)),
      mapTexts: (rows, mapper, path) =>
        mapEach(rows, mapper, path, (cells, _mapper, rowPath) => mapEach(cells, mapper, rowPath, mapText)),
      create: (t, read) =>
        t.field({
          type: [TableRow],
          resolve: (block) => read(block).map((row) => row.map((cell) => localize(cell, block.wanted))),
        }),
    },
  },
  listText: ({ title, caption, columns, rows }) => ({ headings: [title], body: [caption, ...columns, ...rows.flat()] }),
})
