import type { LinkItem } from '../link.types.js'
import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** A few products on a content page. */
export interface ProductTeasersProps {
  readonly title: string
  readonly overline?: string | undefined
  readonly lead?: string | undefined
  readonly products: readonly ProductCardItem[]
  readonly link?: LinkItem | undefined
  readonly id?: string | undefined
}
