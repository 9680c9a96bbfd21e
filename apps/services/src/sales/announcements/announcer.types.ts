import type { AnnouncementFeed } from '../../announcementFeed.types.ts'
import type { Queries } from '../../database/database.types.ts'
import type { Jobs } from '../../jobs/jobs.types.ts'
import type { LeaveTokens } from '../leaveTokens.ts'

/** What telling subscribers of something new needs. */
export interface AnnouncerContext {
  readonly queries: Queries
  readonly feed: AnnouncementFeed
  /** Takes the work and the mails. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly leaveTokens: LeaveTokens
  /** The origins that a mail may lead to; the first one stands in for one that is ours no more. */
  readonly publicOrigins: readonly string[]
  /** Milliseconds in which nothing else comes before a mail is written. */
  readonly delay: number
  /** The time; tests turn it. */
  readonly now: () => Date
}
