import { localizeDocument } from '../localizeDocument.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const text: BlockLoader<'text'> = {
  listDocuments: (block) => [block.text],
  toView(block, context) {
    const document = localizeDocument(block.text, context)
    const { title, anchor } = block
    return document && { kind: 'text', props: { title: title ?? undefined, id: anchor ?? undefined, document } }
  },
}
