import type { BlockLoader } from '../blocks.types.ts'

export const table: BlockLoader<'TableBlock'> = {
  toView: ({ title, tableCaption: caption, columns, rows }) => ({
    kind: 'table',
    props: { title: title ?? undefined, caption, columns, rows: rows.map(({ cells }) => cells) },
  }),
}
