import type { ContentLink } from '@kudex/domain/links'
import type { ContentBlock } from './blocks/toContentBlock.ts'
import type { ContentImage } from './contentImage.types.ts'

/** What stories are about. */
export interface StoryCategory {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Null for a name that is the same in every language. */
  readonly nameLanguage: string | null
}

/** Who tells stories (STORY-12). */
export interface StoryContact {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly role: string | null
  /** Null for a role that is the same in every language. */
  readonly roleLanguage: string | null
  readonly email: string | null
  readonly image: ContentImage | null
}

/** A story as lists show it (STORY-01). */
export interface StoryTeaser extends EditorialEntry {
  readonly teaserImage: ContentImage | null
  readonly category: StoryCategory | null
  readonly storyContacts: readonly StoryContact[]
  readonly videoUrl: string | null
  /** Seconds. */
  readonly videoDuration: number | null
}

/** A story with all that it tells (STORY-07). */
export interface Story extends StoryTeaser {
  readonly blocks: readonly ContentBlock[]
}

export interface StoryPage {
  /** How many there are in all. */
  readonly total: number
  readonly items: readonly StoryTeaser[]
}

/** A media release as lists show it (MEDIA-01). */
export interface MediaReleaseTeaser extends EditorialEntry {
  readonly adhoc: boolean
}

/** A media release with its text (MEDIA-04). */
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
  /** The language that its words are in; null for words that are the same in every language. */
  readonly contentLanguage: string | null
  /** ISO date and time. */
  readonly publicationDate: string
  readonly link: ContentLink | null
  readonly image: ContentImage | null
}

export interface NewsFeedPage {
  readonly items: readonly NewsItem[]
  /** Where the next page begins; null at the end of the feed. */
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
  /** The language of its texts, which is not always the one that was asked for. */
  readonly contentLanguage: string
  /** ISO date and time. */
  readonly updatedAt: string
}
