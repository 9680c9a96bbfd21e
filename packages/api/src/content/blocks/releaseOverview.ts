import type { ReleaseOverviewBlockFragment } from '../generated/graphql.ts'

/** The newest media releases of the site (MEDIA-02). */
export interface ReleaseOverviewBlock {
  readonly kind: 'releaseOverview'
  readonly id: string
  readonly title: string
  readonly lead: string | null
  readonly adhocOnly: boolean
  readonly count: number
}

export function toReleaseOverviewBlock({
  id,
  heading: title,
  lead,
  adhocOnly,
  count,
}: ReleaseOverviewBlockFragment): ReleaseOverviewBlock {
  return { kind: 'releaseOverview', id, title, lead, adhocOnly, count }
}
