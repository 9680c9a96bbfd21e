import { toProductCards } from '../../catalogue/toCards.ts'
import type { BlockLoader } from '../blocks.types.ts'

export const productTeasers: BlockLoader<'ProductTeasersBlock'> = {
  listProducts: ({ productSlugs }) => productSlugs,
  toView({ title, lead, productSlugs }, { request, targets, language, link }) {
    const products = toProductCards(
      productSlugs.flatMap((slug) => targets.products.get(slug) ?? []),
      { locale: request.address.locale, language, link, classifications: targets.classifications },
    )
    if (products.length === 0) return null
    return { kind: 'productTeasers', props: { title: title ?? '', lead: lead ?? undefined, products } }
  },
}
