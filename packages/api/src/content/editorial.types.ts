import type { ContentLink } from '@kudex/domain/links'
import type { ContentBlock } from './blocks/toContentBlock.ts'
import type { ContentImage } from './contentImage.types.ts'

/** A category of stories. */
export interface StoryCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Null if the name is the same in all languages. */
  readonly nameLanguage: string | null
}

/** A story contact (STORY-12). */
export interface StoryContact {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly role: string | null
  /** Null if the role is the same in all languages. */
  readonly roleLanguage: string | null
  readonly email: string | null
  readonly image: ContentImage | null
}

/** A story in a list (STORY-01). */
export interface StoryTeaser extends EditorialEntry {
  readonly teaserImage: ContentImage | null
  readonly category: StoryCategory | null
  readonly storyContacts: readonly StoryContact[]
  readonly videoUrl: string | null
  /** Seconds. */
  readonly videoDuration: number | null
}

/** A story with its blocks (STORY-07). */
export interface Story extends StoryTeaser {
  readonly blocks: readonly ContentBlock[]
}

export interface StoryPage {
  /** Total number of stories. */
  readonly total: number
  readonly items: readonly StoryTeaser[]
}

/** A media release in a list (MEDIA-01). */
export interface MediaReleaseTeaser extends EditorialEntry {
  readonly adhoc: boolean
}

/** A media release with its blocks (MEDIA-04). */
export interface MediaRelease extends MediaReleaseTeaser {
  readonly blocks: readonly ContentBlock[]
}

export interface MediaReleasePage {
  readonly total: number
  /** The years that have releases, newest first. */
  readonly years: readonly number[]
  readonly items: readonly MediaReleaseTeaser[]
}

/** An item of the news feed (FEED-01). */
export interface NewsItem {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Language of its texts; null if they are the same in all languages. */
  readonly contentLanguage: string | null
  /** ISO date and time. */
  readonly publicationDate: string
  readonly link: ContentLink | null
  readonly image: ContentImage | null
}

export interface NewsFeedPage {
  readonly items: readonly NewsItem[]
  /** Cursor of the next page; null at the end of the feed. */
  readonly next: string | null
}

interface EditorialEntry {
  readonly id: string
  readonly siteId: string
  readonly slug: string
  /** ISO date and time. */
  readonly publicationDate: string
  readonly title: string
  readonly leadText: string
  readonly languages: readonly string[]
  /** Language of its texts, which may differ from the requested one. */
  readonly contentLanguage: string
  /** ISO date and time. */
  readonly updatedAt: string
}
