import type { LinkItem } from '../link.types.js'

/** Page for an unknown URL (ROUTE-51, ROUTE-52). Contains the page's `<h1>`. */
export interface NotFoundPageProps {
  /** Overline: a few words above the heading. */
  readonly overline: string
  /** Heading. */
  readonly title: string
  /** Sentence with the path. */
  readonly message: string
  /** Link to the home page. */
  readonly homeLink: LinkItem
  /** Suggested pages. */
  readonly links?: { readonly title: string; readonly items: readonly LinkItem[] } | undefined
}
