import type { SeedBlock } from './blocks.types.ts'
import type { SeedLink } from './links.types.ts'
import type { LanguageCode, PictureName, Text } from './text.types.ts'

/** Stories, media releases and news. */
export interface SeedEditorial {
  storyCategories: readonly SeedStoryCategory[]
  storyContacts: readonly SeedStoryContact[]
  stories: readonly SeedStory[]
  mediaReleases: readonly SeedMediaRelease[]
  newsItems: readonly SeedNewsItem[]
}

/** Sorted by position in the list. */
export interface SeedStoryCategory {
  id: string
  site: string
  slug: string
  name: Text
}

/** Sorted by position in the list. */
export interface SeedStoryContact {
  id: string
  site: string
  slug: string
  name: string
  role?: Text
  email?: string
  image?: PictureName
}

interface SeedEntry {
  /** Unique within its kind. */
  id: string
  site: string
  slug: string
  /** Time of publication, ISO 8601. */
  publicationDate: string
  title: Text
  leadText: Text
  /** Defaults to those of the title. Texts in other languages are ignored. */
  languages?: readonly LanguageCode[]
  blocks: readonly SeedBlock[]
  /** False for a draft. */
  published?: boolean
  /** Time of the last change. Defaults to the time of publication. */
  updatedAt?: string
}

export interface SeedStory extends SeedEntry {
  teaserImage?: PictureName
  /** Id of a category. */
  category?: string
  /** Ids of contacts. */
  contacts: readonly string[]
  /** Slugs of the products and services that the story is about. */
  about?: readonly string[]
  video?: { url: string; seconds: number }
}

export interface SeedMediaRelease extends SeedEntry {
  adhoc?: boolean
}

export interface SeedNewsItem {
  id: string
  site: string
  publicationDate: string
  title: Text
  text: Text
  link?: SeedLink
  image?: PictureName
  /** True for news that the dashboard of the customer portal shows too. */
  isForCustomers?: boolean
}
