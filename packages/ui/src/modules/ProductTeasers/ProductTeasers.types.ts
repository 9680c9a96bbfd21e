import type { LinkItem } from '../link.types.js'
import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** A few products on a content page. */
export interface ProductTeasersProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Products in display order. */
  readonly products: readonly ProductCardItem[]
  /** Link to all products. */
  readonly link?: LinkItem | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
