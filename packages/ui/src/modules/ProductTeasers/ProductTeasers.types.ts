import type { LinkItem } from '../link.types.js'
import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** A few products on a content page. */
export interface ProductTeasersProps {
  /** The heading. */
  readonly title: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The products in the order shown. */
  readonly products: readonly ProductCardItem[]
  /** Leads to all of them. */
  readonly link?: LinkItem | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
