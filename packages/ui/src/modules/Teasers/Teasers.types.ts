import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** A row of pages worth going to. */
export interface TeasersProps {
  readonly title?: string | undefined
  readonly overline?: string | undefined
  readonly lead?: string | undefined
  readonly items: readonly TeaserItem[]
  /** Link to all of them, beside the title. */
  readonly link?: LinkItem | undefined
  /** `lead-first` makes the first teaser twice as large. */
  readonly layout?: 'even' | 'lead-first' | undefined
  readonly headingLevel?: HeadingLevel | undefined
  /** Target of anchor links. */
  readonly id?: string | undefined
}

export interface TeaserItem {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly openInNewTab?: boolean | undefined
  readonly overline?: string | undefined
  readonly text?: string | undefined
  readonly picture?: Picture | undefined
}
