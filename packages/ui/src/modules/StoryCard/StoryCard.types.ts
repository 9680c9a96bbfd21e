import type { Picture } from '../../components/Picture/Picture.types.js'

/** A story as a teaser (STORY-02). */
export interface StoryCardItem {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly leadText?: string | undefined
  readonly category?: string | undefined
  /** The language of the category where it is not the page's. */
  readonly categoryLang?: string | undefined
  /** Already formatted, and as `2026-03-14` for machines. */
  readonly dateText: string
  readonly date: string
  readonly picture?: Picture | undefined
  /** The story has a video: “Video, 2:34”. */
  readonly videoText?: string | undefined
  /** The language of its texts where it is not the page's. */
  readonly lang?: string | undefined
}

export interface StoryCardProps {
  /** The story it stands for. */
  readonly story: StoryCardItem
  /** `lead` is wide, for the newest one. */
  readonly look?: 'card' | 'lead' | undefined
  /** Level of the heading within the outline of the page. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** The picture is in the first view and loads before others. */
  readonly isPriority?: boolean | undefined
}
