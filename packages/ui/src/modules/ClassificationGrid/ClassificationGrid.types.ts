import type { HeadingLevel } from '../headingLevel.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** The classifications of a level (CAT-10). */
export interface ClassificationGridProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Categories in display order. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly description?: string | undefined
    readonly picture: Picture
    readonly countText?: string | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shows skeleton tiles. */
  readonly isLoading?: boolean | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
