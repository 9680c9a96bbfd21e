import type { HeadingLevel } from '../headingLevel.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** The classifications of a level (CAT-10). */
export interface ClassificationGridProps {
  /** The heading. */
  readonly title?: string | undefined
  /** The categories, in the order shown. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly description?: string | undefined
    readonly picture: Picture
    readonly countText?: string | undefined
    /** The language of its texts where it is not the page's. */
    readonly lang?: string | undefined
  }[]
  /** Said where there is nothing to show. */
  readonly emptyText: string
  /** Shows stand-ins in the shape of tiles. */
  readonly isLoading?: boolean | undefined
  /** Read out while the categories load. */
  readonly loadingText?: string | undefined
  /** Level of the heading within the outline of the page. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
