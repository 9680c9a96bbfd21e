import type { HeadingLevel } from '../headingLevel.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** The classifications of a level (CAT-10). */
export interface ClassificationGridProps {
  readonly title?: string | undefined
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
  readonly emptyText: string
  readonly isLoading?: boolean | undefined
  readonly loadingText?: string | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly id?: string | undefined
}
