import type { SubscriptionTopic } from '@kudex/domain/forms'
import type { ChangeFeed } from './changeFeed.types.ts'
import type { Queries } from '../database/database.types.ts'

/** The entries that subscribers are notified of; the announcements service reads no other tables (STORY-09). */
export interface AnnouncementFeed extends ChangeFeed {
  /** The entries visible to visitors. The change log also has an entry when a publication date arrives. */
  readonly listVisible: (queries: Queries) => Promise<readonly VisibleEntry[]>
  /** Those of the keys that are visible on a site, newest first. */
  readonly readVisible: (
    queries: Queries,
    wanted: { readonly siteId: string; readonly keys: readonly EntryKey[] },
  ) => Promise<readonly AnnouncedEntry[]>
  /** True if changes with these tags may have made entries visible. */
  readonly isAffected: (tags: readonly string[]) => boolean
}

/** Permanent identity of an entry. */
export interface EntryKey {
  readonly kind: SubscriptionTopic
  readonly id: string
}

/** A visible entry, with the properties that decide about mails. */
export interface VisibleEntry extends EntryKey {
  readonly siteId: string
  readonly publicationDate: Date
  /** True for an ad hoc release, which is sent without delay. */
  readonly isUrgent: boolean
}

/** An entry with the content of a mail. */
export interface AnnouncedEntry extends EntryKey {
  readonly isUrgent: boolean
  readonly siteName: string
  /** Below locale and site: `/stories/a-day`. */
  readonly path: string
  /** The texts in the language that this locale gets on the site. */
  readonly toText: (locale: string) => AnnouncedText
}

interface AnnouncedText {
  readonly title: string
  readonly leadText: string
  readonly language: string
}
