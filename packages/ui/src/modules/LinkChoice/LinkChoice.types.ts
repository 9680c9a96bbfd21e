import type { LinkItem } from '../link.types.js'

/** One of a few, each with an address of its own: years, for example. */
export interface LinkChoiceProps {
  /** Names the choice for screen readers. */
  readonly label: string
  readonly links: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
}
