import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Teasers of pages. */
export interface TeasersProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Teasers; the first is the lead one. */
  readonly items: readonly TeaserItem[]
  /** Link beside the title. */
  readonly link?: LinkItem | undefined
  /** `lead-first` makes the first teaser twice as large. */
  readonly layout?: 'even' | 'lead-first' | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Anchor id. */
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
