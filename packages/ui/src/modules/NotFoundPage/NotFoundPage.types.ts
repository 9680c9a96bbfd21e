import type { LinkItem } from '../link.types.js'

/** Page for an address that leads nowhere (ROUTE-51, ROUTE-52). Holds the page's `<h1>`. */
export interface NotFoundPageProps {
  /** A few words above the heading that place it. */
  readonly overline: string
  /** The heading. */
  readonly title: string
  /** The exact sentence with the path. */
  readonly message: string
  /** The way to the home page. */
  readonly homeLink: LinkItem
  /** Pages that may have been meant. */
  readonly links?: { readonly title: string; readonly items: readonly LinkItem[] } | undefined
}
