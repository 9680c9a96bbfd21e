import type { Queries } from '../../database/database.types.ts'
import { createChangeFollower } from '../../changeFollower.ts'
import type { CreateService } from '../../service.types.ts'
import { beginChange, holdChanges, noteChange, readNewest } from '../changes/changeLog.ts'
import { createChangeWatch } from '../changes/changeWatch.ts'
import { findNextArrival, movePublicationClock } from './publicationClock.ts'

/**
 * Lets entries arrive when their date does: the log of changes says so as of a write, and hosts, search and mails follow
 * it (STORY-01, MEDIA-01, FEED-01; decision 34). Any number of processes may do it at the same time.
 */
export const createArrivalsService: CreateService = ({ database: { queries }, log }) => {
  const follower = createChangeFollower({
    watch: createChangeWatch(queries),
    log,
    failure: 'what reached its publication date could not be shown',
    async take() {
      // Before the dates are read: an entry that is written in between moves the log on.
      const point = await readNewest(queries)
      const next = await showArrivals(queries, new Date())
      return { point, ...(next && { untilNext: +next - Date.now() + 1 }) }
    },
  })
  return { name: 'arrivals', routes: [], ...follower }
}

/** Shows what has arrived by a moment, and answers the next date that is to come. */
export async function showArrivals(queries: Queries, moment: Date): Promise<Date | null> {
  const next = await findNextArrival(queries)
  if (next === null || next > moment) return next
  await queries.transaction(async (transaction) => {
    await holdChanges(transaction)
    const { tags } = await movePublicationClock(transaction, moment)
    // Another process was first.
    if (tags.size === 0) return
    await beginChange(transaction)
    await noteChange(transaction, tags)
  })
  return findNextArrival(queries)
}
