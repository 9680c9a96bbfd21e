import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** One product as lists show it: picture, name, description (CAT-10). */
export interface ProductCardItem {
  /** Tells the products of a list apart. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Where it leads. */
  readonly href: string
  /** One sentence about what it does. */
  readonly description?: string | undefined
  /** The lead image, or the default image where the product has none (CAT-18). */
  readonly picture: Picture
  /** Brand, unless it is the group's own (SITE-20). */
  readonly brand?: string | undefined
  /** One short figure worth knowing in a list, for example “0.13–6 mm²”. */
  readonly figure?: string | undefined
  /** The language of its texts where it is not the page's. */
  readonly lang?: string | undefined
}

export interface ProductCardProps extends ProductCardItem {
  /** Element of the name; by the outline of the page around the card. */
  readonly headingElement?: 'h2' | 'h3' | 'h4' | 'h5' | undefined
  /** A control of its own, for example “Add to comparison” (CAT-27). */
  readonly action?: ReactNode
  /** Loads the picture at once; for cards in the first view. */
  readonly isPriority?: boolean | undefined
}
