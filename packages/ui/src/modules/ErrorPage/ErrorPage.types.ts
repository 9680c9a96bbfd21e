import type { LinkItem } from '../link.types.js'

/** Page for an error of ours (PAGE-32). Holds the page's `<h1>`. */
export interface ErrorPageProps {
  /** A few words above the heading that place it. */
  readonly overline: string
  /** The heading. */
  readonly title: string
  /** What may be the reason and what one can do. */
  readonly notice: string
  /** The way to the home page. */
  readonly homeLink: LinkItem
  /** What a person can tell the support, for example a request number. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined
}
