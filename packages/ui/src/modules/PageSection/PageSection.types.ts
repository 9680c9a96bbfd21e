import type { ReactNode } from 'react'
import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'

/** Section of a page with a heading, on the page's grid. */
export interface PageSectionProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link beside the title, usually to the full list. */
  readonly link?: LinkItem | undefined
  /** `stacked`: heading above the content; `split`: heading in the left columns, content on the right. */
  readonly layout?: 'stacked' | 'split' | undefined
  /** Heading level; 1 if the section is the whole page. */
  readonly headingLevel?: 1 | HeadingLevel | undefined
  /** Small control beside the heading, for example a switch. */
  readonly aside?: ReactNode
  /** Content. */
  readonly children?: ReactNode
  /** Anchor id. */
  readonly id?: string | undefined
}
