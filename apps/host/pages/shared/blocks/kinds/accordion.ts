import { localizeDocument } from '../localizeDocument.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const accordion: BlockLoader<'AccordionBlock'> = {
  listDocuments: ({ items }) => items.map(({ structuredText }) => structuredText),
  toView(block, context) {
    const items = block.items.flatMap(({ id, title, structuredText }) => {
      const document = localizeDocument(structuredText, context)
      return document ? [{ id, title, document }] : []
    })
    return items.length > 0 ? { kind: 'accordion', props: { title: block.title ?? undefined, items } } : null
  },
}
