import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** Hero of a page: title and optional picture. Contains the page's `<h1>`. */
export interface HeroProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Loads with high priority; usually the largest contentful paint. */
  readonly picture?: Picture | undefined
  /** A line below the picture, like the label of a technical drawing. */
  readonly caption?: string | undefined
  /** Links; the first is the main action. */
  readonly links?: readonly LinkItem[] | undefined
  /** `large` for home pages, `compact` for other pages. */
  readonly size?: 'large' | 'compact' | undefined
  /** Language of heading and lead if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
}
