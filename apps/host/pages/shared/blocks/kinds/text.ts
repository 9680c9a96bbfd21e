import { localizeDocument } from '../localizeDocument.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const text: BlockLoader<'TextBlock'> = {
  listDocuments: (block) => [block.structuredText],
  toView(block, context) {
    const document = localizeDocument(block.structuredText, context)
    const { title, anchor } = block
    return document && { kind: 'text', props: { title: title ?? undefined, id: anchor ?? undefined, document } }
  },
}
