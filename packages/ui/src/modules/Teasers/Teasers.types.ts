import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** A row of pages worth going to. */
export interface TeasersProps {
  /** The heading. */
  readonly title?: string | undefined
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** The teasers; the first is the lead one. */
  readonly items: readonly TeaserItem[]
  /** Link to all of them, beside the title. */
  readonly link?: LinkItem | undefined
  /** `lead-first` makes the first teaser twice as large. */
  readonly layout?: 'even' | 'lead-first' | undefined
  /** Level of the heading within the outline of the page. */
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
