import { localize, localizeOptional } from '../../localization/localize.ts'
import type { QuoteContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const QuoteBlock = builder.objectRef<BlockInPage<QuoteContent>>('QuoteBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.string({ resolve: ({ content, wanted }) => localize(content.text, wanted) }),
    person: t.string({ nullable: true, resolve: ({ content }) => content.person }),
    role: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.role, wanted) }),
  }),
})

/** A quote with its author. */
export const quote: BlockKind<QuoteContent> = {
  type: QuoteBlock,
  toStored: (block, { text, optional }) => ({
    kind: 'quote',
    text: text(block.text),
    person: block.person ?? null,
    role: optional(block.role),
  }),
  listText: ({ text, person, role }) => ({ body: [text, person, role] }),
}
