import type { BlockLoader } from '../blocks.types.ts'

export const quote: BlockLoader<'quote'> = {
  toView: ({ text, person, role }) => ({
    kind: 'quote',
    props: { text, author: person ?? undefined, role: role ?? undefined },
  }),
}
