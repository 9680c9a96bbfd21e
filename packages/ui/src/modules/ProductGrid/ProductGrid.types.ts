import type { ReactNode } from 'react'
import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'
import type { ProductCardItem } from '../ProductCard/ProductCard.types.js'

/** The products of a classification. */
export interface ProductGridProps {
  /** Heading. */
  readonly title?: string | undefined
  /** For example “12 products”. */
  readonly countText?: string | undefined
  /** Products in display order. */
  readonly products: readonly ProductCardItem[]
  /** Shown when there are none (CAT-23). */
  readonly emptyText: string
  /** Shows skeleton cards. */
  readonly isLoading?: boolean | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Renders a product's control, for example “Add to comparison”. */
  readonly renderAction?: ((product: ProductCardItem) => ReactNode) | undefined
  /** Link beside the title. */
  readonly link?: LinkItem | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}

/** Product cards without heading. */
export interface ProductListProps extends Pick<ProductGridProps, 'products' | 'emptyText' | 'renderAction'> {
  /** Heading element of the cards. */
  readonly headingElement: 'h2' | 'h3' | 'h4' | 'h5'
  /** At most three per row, beside other content. */
  readonly isNarrow?: boolean | undefined
}
