import type { LinkItem } from '../link.types.js'
import type { Picture } from '../../components/Picture/Picture.types.js'

/** The first view of a page: its title and, if it has one, its picture. Holds the page's `<h1>`. */
export interface HeroProps {
  /** The heading. */
  readonly title: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Loaded at once with high priority; it is usually the largest paint of the page. */
  readonly picture?: Picture | undefined
  /** A line below the picture, like the label of a technical drawing. */
  readonly caption?: string | undefined
  /** The first is the main action. */
  readonly links?: readonly LinkItem[] | undefined
  /** `large` for home pages, `compact` for pages below. */
  readonly size?: 'large' | 'compact' | undefined
  /** The language of heading and lead, where that of the page is another (WCAG 3.1.2). */
  readonly lang?: string | undefined
}
