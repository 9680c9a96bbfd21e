import type { AnchorNavigationBlockFragment } from '../generated/graphql.ts'

/** Links to the sections of the page, in a bar that stays visible (NAV-15). */
export interface AnchorNavigationBlock {
  readonly kind: 'anchorNavigation'
  readonly id: string
}

export function toAnchorNavigationBlock({ id }: AnchorNavigationBlockFragment): AnchorNavigationBlock {
  return { kind: 'anchorNavigation', id }
}
