import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** Related products in up to three groups: related, component, service (CAT-17). Empty groups are left out. */
export interface RelatedProductsProps {
  readonly title: string
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly products: readonly ProductCardItem[]
  }[]
  readonly id?: string | undefined
}
