import type { LinkItem } from '../link.types.js'

/** A choice among a few pages, for example years. */
export interface LinkChoiceProps {
  /** Accessible name. */
  readonly label: string
  /** Links; one of them is the current page. */
  readonly links: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
}
