import type { LinkItem } from '../link.types.js'

/** Page for an error of ours (PAGE-32). Holds the page's `<h1>`. */
export interface ErrorPageProps {
  readonly overline: string
  readonly title: string
  readonly notice: string
  readonly homeLink: LinkItem
  /** What a person can tell the support, for example a request number. */
  readonly reference?: { readonly label: string; readonly value: string } | undefined
}
