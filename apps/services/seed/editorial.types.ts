import type { SeedBlock, SeedLink } from './seed.types.ts'
import type { LanguageCode, PictureName, Text } from './text.types.ts'

/** What editors write in a row: stories, media releases and news. */
export interface SeedEditorial {
  storyCategories: readonly SeedStoryCategory[]
  storyContacts: readonly SeedStoryContact[]
  stories: readonly SeedStory[]
  mediaReleases: readonly SeedMediaRelease[]
  newsItems: readonly SeedNewsItem[]
}

/** Sorted by their place in the list. */
export interface SeedStoryCategory {
  id: string
  site: string
  slug: string
  name: Text
}

/** Sorted by their place in the list. */
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
  /** Unique among its kind. */
  id: string
  site: string
  slug: string
  /** Moment of publication, ISO 8601. */
  publicationDate: string
  title: Text
  leadText: Text
  /** Absent: those of its title. Texts in other languages are left out. */
  languages?: readonly LanguageCode[]
  blocks: readonly SeedBlock[]
  /** False: only editors see it. */
  published?: boolean
  /** Moment of the last change; absent: the moment of publication. */
  updatedAt?: string
}

export interface SeedStory extends SeedEntry {
  teaserImage?: PictureName
  /** Id of a category. */
  category?: string
  /** Ids of contacts. */
  contacts: readonly string[]
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
}
