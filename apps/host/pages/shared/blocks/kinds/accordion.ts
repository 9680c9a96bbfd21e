import { localizeDocument } from '../localizeDocument.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const accordion: BlockLoader<'accordion'> = {
  listDocuments: ({ items }) => items.map(({ text }) => text),
  toView(block, context) {
    const items = block.items.flatMap(({ id, title, text }) => {
      const document = localizeDocument(text, context)
      return document ? [{ id, title, document }] : []
    })
    return items.length > 0 ? { kind: 'accordion', props: { title: block.title ?? undefined, items } } : null
  },
}
