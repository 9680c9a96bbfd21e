import type { LinkItem } from '../link.types.js'

/** A list of links with hairlines between them. */
export interface LinkListProps {
  /** The heading. */
  readonly title?: string | undefined
  /** The links, each with an optional sentence. */
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly meta?: string | undefined
  })[]
  /** Anchor that links can lead to. */
  readonly id?: string | undefined
}
