import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** A product in lists: picture, name, description (CAT-10). */
export interface ProductCardItem {
  /** Unique id within the list. */
  readonly id: string
  /** Name of the product. */
  readonly name: string
  /** Target URL. */
  readonly href: string
  /** One-sentence description. */
  readonly description?: string | undefined
  /** Lead image, or the default image (CAT-18). */
  readonly picture: Picture
  /** Brand name, unless it is the group's own (SITE-20). */
  readonly brand?: string | undefined
  /** Short key figure, for example “0.13–6 mm²”. */
  readonly figure?: string | undefined
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
}

export interface ProductCardProps extends ProductCardItem {
  /** Heading element of the name. */
  readonly headingElement?: 'h2' | 'h3' | 'h4' | 'h5' | undefined
  /** A control, for example “Add to comparison” (CAT-27). */
  readonly action?: ReactNode
  /** Loads the picture eagerly, for cards in the first viewport. */
  readonly isPriority?: boolean | undefined
}
