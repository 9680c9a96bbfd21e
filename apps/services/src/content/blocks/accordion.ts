import { localize, localizeOptional } from '../../localization/localize.ts'
import type { AccordionContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'
import { findDocument } from './text.ts'

const AccordionItem = builder.objectRef<BlockInPage<AccordionContent['items'][number]>>('AccordionItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.field({
      type: 'StructuredText',
      resolve: ({ content, wanted }) => findDocument(content.text, wanted),
    }),
  }),
})

const AccordionBlock = builder.objectRef<BlockInPage<AccordionContent>>('AccordionBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    items: t.field({
      type: [AccordionItem],
      resolve: ({ content, wanted }) => content.items.map((item) => ({ id: item.id, content: item, wanted })),
    }),
  }),
})

/** Texts behind titles that open and close. */
export const accordion: BlockKind<AccordionContent> = {
  type: AccordionBlock,
  toStored: (block, { id, text, optional, documents }) => ({
    kind: 'accordion',
    title: optional(block.title),
    items: block.items.map((item, index) => ({
      id: `${id}-${index + 1}`,
      title: text(item.title),
      text: documents(item.text),
    })),
  }),
  listText: ({ title, items }) => ({
    headings: [title, ...items.map((item) => item.title)],
    documents: items.map(({ text }) => text),
  }),
}
