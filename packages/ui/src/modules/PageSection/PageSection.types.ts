import type { ReactNode } from 'react'
import type { HeadingLevel } from '../headingLevel.types.js'
import type { LinkItem } from '../link.types.js'

/** A part of a page with its heading, on the page's grid. */
export interface PageSectionProps {
  /** The heading. */
  readonly title?: string | undefined
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Link beside the title, usually to all of what the section shows some of. */
  readonly link?: LinkItem | undefined
  /** `stacked`: heading above the content. `split`: heading in the left columns, content right of it. */
  readonly layout?: 'stacked' | 'split' | undefined
  /** Level of the heading within the outline of the page; 1 where the section is all the page has. */
  readonly headingLevel?: 1 | HeadingLevel | undefined
  /** Something small that belongs to the heading, for example a switch. */
  readonly aside?: ReactNode
  /** What stands inside. */
  readonly children?: ReactNode
  /** Target of anchor links. */
  readonly id?: string | undefined
}
