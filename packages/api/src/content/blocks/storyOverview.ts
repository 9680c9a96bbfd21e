import type { StoryOverviewBlockFragment } from '../generated/graphql.ts'

/** The newest stories of the site (STORY-02). */
export interface StoryOverviewBlock {
  readonly kind: 'storyOverview'
  readonly id: string
  readonly title: string
  readonly lead: string | null
  readonly categorySlug: string | null
  readonly videosOnly: boolean
  readonly count: number
}

export function toStoryOverviewBlock({
  id,
  heading: title,
  lead,
  categorySlug,
  videosOnly,
  count,
}: StoryOverviewBlockFragment): StoryOverviewBlock {
  return { kind: 'storyOverview', id, title, lead, categorySlug, videosOnly, count }
}
