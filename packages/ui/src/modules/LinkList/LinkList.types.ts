import type { LinkItem } from '../link.types.js'

/** List of links separated by hairlines. */
export interface LinkListProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Links with optional descriptions. */
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly meta?: string | undefined
  })[]
  /** Id of the element, as a target of links. */
  readonly id?: string | undefined
}
