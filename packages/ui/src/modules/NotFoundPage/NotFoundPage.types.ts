import type { LinkItem } from '../link.types.js'

/** Page for an address that leads nowhere (ROUTE-51, ROUTE-52). Holds the page's `<h1>`. */
export interface NotFoundPageProps {
  readonly overline: string
  readonly title: string
  /** The exact sentence with the path. */
  readonly message: string
  readonly homeLink: LinkItem
  readonly links?: { readonly title: string; readonly items: readonly LinkItem[] } | undefined
}
