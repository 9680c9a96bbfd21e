import type { Picture } from '../../components/Picture/Picture.types.js'

/** A story as a teaser (STORY-02). */
export interface StoryCardItem {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly leadText?: string | undefined
  readonly category?: string | undefined
  /** Language of the category if it differs from the page's. */
  readonly categoryLang?: string | undefined
  /** Formatted date, and as `2026-03-14`. */
  readonly dateText: string
  readonly date: string
  readonly picture?: Picture | undefined
  /** Label of stories with a video: “Video, 2:34”. */
  readonly videoText?: string | undefined
  /** Language of its texts if it differs from the page's. */
  readonly lang?: string | undefined
}

export interface StoryCardProps {
  /** The story. */
  readonly story: StoryCardItem
  /** `lead` is wide, for the latest story. */
  readonly look?: 'card' | 'lead' | undefined
  /** Heading level. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Loads the picture with high priority, for the first viewport. */
  readonly isPriority?: boolean | undefined
}
