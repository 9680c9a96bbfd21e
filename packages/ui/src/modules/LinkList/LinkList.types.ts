import type { LinkItem } from '../link.types.js'

/** A list of links with hairlines between them. */
export interface LinkListProps {
  readonly title?: string | undefined
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly meta?: string | undefined
  })[]
  readonly id?: string | undefined
}
