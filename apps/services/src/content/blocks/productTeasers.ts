import { localizeOptional } from '../../localization/localize.ts'
import type { ProductTeasersContent } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { BlockInPage, BlockKind } from './blockKind.ts'

const ProductTeasersBlock = builder.objectRef<BlockInPage<ProductTeasersContent>>('ProductTeasersBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    productSlugs: t.stringList({
      description: 'Slugs of products and services, in order.',
      resolve: ({ content }) => content.productSlugs,
    }),
  }),
})

/** Cards of products and services. */
export const productTeasers: BlockKind<ProductTeasersContent> = {
  type: ProductTeasersBlock,
  toStored: (block, { optional }) => ({
    kind: 'productTeasers',
    title: optional(block.title),
    lead: optional(block.lead),
    productSlugs: [...block.products],
  }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
}
