import type { BlockLoader } from '../blocks.types.ts'

export const table: BlockLoader<'table'> = {
  toView: ({ title, caption, columns, rows }) => ({
    kind: 'table',
    props: { title: title ?? undefined, caption, columns, rows },
  }),
}
