import type { SubscriptionTopic } from '@kudex/domain/forms'
import type { ChangeFeed } from './changeFeed.types.ts'
import type { Queries } from './database/database.types.ts'

/** Everything that subscribers can be told of; who tells them knows the tables of no other service (STORY-09). */
export interface AnnouncementFeed extends ChangeFeed {
  /** What visitors see. When a date arrives, the log says so as of any other change. */
  readonly listShown: (queries: Queries) => Promise<readonly ShownEntry[]>
  /** Those entries of a site that visitors see, the newest first. */
  readonly readShown: (
    queries: Queries,
    wanted: { readonly siteId: string; readonly keys: readonly EntryKey[] },
  ) => Promise<readonly AnnouncedEntry[]>
  /** Tells whether tags of the change log may be about something that is shown now. */
  readonly isTouched: (tags: readonly string[]) => boolean
}

/** What names an entry for good. */
export interface EntryKey {
  readonly kind: SubscriptionTopic
  readonly id: string
}

/** An entry that visitors see, as far as it decides about a mail. */
export interface ShownEntry extends EntryKey {
  readonly siteId: string
  readonly publicationDate: Date
  /** An ad hoc release waits for nothing. */
  readonly isUrgent: boolean
}

/** An entry as a mail tells of it. */
export interface AnnouncedEntry extends EntryKey {
  readonly isUrgent: boolean
  readonly siteName: string
  /** Below locale and site: `/stories/a-day`. */
  readonly path: string
  /** The words in the language that a reader of this locale gets on the site. */
  readonly toText: (locale: string) => AnnouncedText
}

export interface AnnouncedText {
  readonly title: string
  readonly leadText: string
  readonly language: string
}
