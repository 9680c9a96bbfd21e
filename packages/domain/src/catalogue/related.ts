import type { ProductSummary, Related, RelatedType } from './catalogue.types.ts'
import { isVisibleIn } from './visibility.ts'

/** The products of one kind of relation. */
export interface RelatedGroup {
  readonly type: RelatedType
  readonly products: readonly ProductSummary[]
}

/** Groups related products that the country has by link type, in a fixed order, without empty groups (CAT-17). */
export function groupRelated(related: readonly Related[], country: string): RelatedGroup[] {
  return relatedTypes
    .map((type) => ({
      type,
      products: related
        .filter((entry) => entry.type === type && isVisibleIn(entry.product, country))
        .map((entry) => entry.product),
    }))
    .filter((group) => group.products.length > 0)
}

/** The link types in the order they are shown (CAT-17). */
export const relatedTypes: readonly RelatedType[] = ['related', 'component', 'service']
