import type { LinkItem } from '../link.types.js'

/** Page for a server error (PAGE-32). Contains the page's `<h1>`. */
export interface ErrorPageProps {
  /** Overline: a few words above the heading. */
  readonly overline: string
  /** Heading. */
  readonly title: string
  /** Possible reason and remedy. */
  readonly notice: string
  /** Link to the home page. */
  readonly homeLink: LinkItem
  /** Details for support, for example a request number. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined
}
