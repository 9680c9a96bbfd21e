import { optionalText, stringList } from '../blockFields.ts'
import { defineBlock } from '../blockKind.ts'

export const productTeasers = defineBlock('productTeasers', {
  fields: {
    title: optionalText,
    lead: optionalText,
    productSlugs: stringList({ description: 'Slugs of products and services, in order.' }),
  },
  fromSeed: (block) => ({ productSlugs: block.products }),
  listText: ({ title, lead }) => ({ headings: [title], body: [lead] }),
})
