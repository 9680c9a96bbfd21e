import type { LinkItem } from '../link.types.js'

/** One of a few, each with an address of its own: years, for example. */
export interface LinkChoiceProps {
  /** Names the choice for screen readers. */
  readonly label: string
  /** The choices; one of them is the page that is open. */
  readonly links: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
}
