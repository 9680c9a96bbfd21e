import type { AnnouncementFeed } from '../../feeds/announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import type { UnsubscribeTokens } from '../unsubscribeTokens.ts'

export interface AnnouncementContext {
  readonly queries: Queries
  readonly feed: AnnouncementFeed
  /** Takes the announcements and the mails. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly unsubscribeTokens: UnsubscribeTokens
  /** Allowed origins of links in mails; the first one replaces any other. */
  readonly publicOrigins: readonly string[]
  /** Milliseconds without a new entry before a mail is sent. */
  readonly delay: number
  /** The current time; replaced in tests. */
  readonly now: () => Date
}
