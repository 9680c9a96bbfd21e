import type { ProductTeasersBlockFragment } from '../generated/graphql.ts'

/** Cards of products and services. */
export interface ProductTeasersBlock {
  readonly kind: 'productTeasers'
  readonly id: string
  readonly title: string | null
  readonly lead: string | null
  readonly productSlugs: readonly string[]
}

export function toProductTeasersBlock({
  id,
  title,
  lead,
  productSlugs,
}: ProductTeasersBlockFragment): ProductTeasersBlock {
  return { kind: 'productTeasers', id, title, lead, productSlugs }
}
