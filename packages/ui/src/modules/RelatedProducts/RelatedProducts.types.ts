import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** Related products in up to three groups: related, component, service (CAT-17). Empty groups are omitted. */
export interface RelatedProductsProps {
  /** Heading. */
  readonly title: string
  /** Groups in display order. */
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly products: readonly ProductCardItem[]
  }[]
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
