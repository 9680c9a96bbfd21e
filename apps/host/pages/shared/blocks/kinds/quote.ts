import type { BlockLoader } from '../blocks.types.ts'

export const quote: BlockLoader<'QuoteBlock'> = {
  toView: ({ quote, person, role }) => ({
    kind: 'quote',
    props: { text: quote, author: person ?? undefined, role: role ?? undefined },
  }),
}
