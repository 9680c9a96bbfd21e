import type { ReactNode } from 'react'
import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'
import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** The products of a classification. */
export interface ProductGridProps {
  /** The heading. */
  readonly title?: string | undefined
  /** For example “12 products”. */
  readonly countText?: string | undefined
  /** The products in the order shown. */
  readonly products: readonly ProductCardItem[]
  /** Shown when there are none (CAT-23). */
  readonly emptyText: string
  /** Shows stand-ins in the shape of cards. */
  readonly isLoading?: boolean | undefined
  /** Said by screen readers while loading. */
  readonly loadingText?: string | undefined
  /** What a reader can do with each product, for example compare it. */
  readonly renderAction?: ((product: ProductCardItem) => ReactNode) | undefined
  /** Beside the title, for example to what can be done with all of them. */
  readonly link?: LinkItem | undefined
  /** Level of the heading within the outline of the page. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}

/** The cards of a list without its head. */
export interface ProductListProps extends Pick<ProductGridProps, 'products' | 'emptyText' | 'renderAction'> {
  /** Element of the headings within the outline of the page. */
  readonly headingElement: 'h2' | 'h3' | 'h4' | 'h5'
  /** Three in a row at most: something stands beside the list. */
  readonly isNarrow?: boolean | undefined
}
