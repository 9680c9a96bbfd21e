import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** Related products in up to three groups: related, component, service (CAT-17). Empty groups are left out. */
export interface RelatedProductsProps {
  /** The heading. */
  readonly title: string
  /** The groups in the order shown. */
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly products: readonly ProductCardItem[]
  }[]
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
