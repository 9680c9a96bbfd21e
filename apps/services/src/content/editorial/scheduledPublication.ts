import type { Queries } from '../../database/database.types.ts'
import { followChangeLog } from '../../feeds/followChangeLog.ts'
import type { CreateService } from '../../service.types.ts'
import { beginChange, lockChanges, recordChange, readCurrentPoint } from '../changes/changeLog.ts'
import { createChangeWatch } from '../changes/changeWatch.ts'
import { runDueSchedules } from '../schedule/runDueSchedules.ts'
import { findNextPublication, advancePublication } from './publication.ts'

/**
 * Publishes entries when their publication date arrives, and publishes and unpublishes pages on their dates, by an entry
 * in the change log like that of a write; hosts, search and mails follow it (STORY-01, MEDIA-01, FEED-01; decision 34).
 * Safe to run in several processes.
 */
export const createScheduledPublicationService: CreateService = ({ database: { queries }, log }) => {
  const follower = followChangeLog({
    watch: createChangeWatch(queries),
    log,
    failure: 'publishing due entries failed',
    async apply() {
      // Read before the dates: an entry written in between advances the log.
      const point = await readCurrentPoint(queries)
      const now = new Date()
      const dates = [await publishDueEntries(queries, now), await runDueSchedules(queries, now)]
      const next = Math.min(...dates.map((date) => (date ? +date : Infinity)))
      return { point, ...(next < Infinity && { untilNext: next - Date.now() + 1 }) }
    },
  })
  return { name: 'scheduled-publication', routes: [], ...follower }
}

/** Publishes the entries whose date has arrived by `moment`, and returns the next publication date. */
export async function publishDueEntries(queries: Queries, moment: Date): Promise<Date | null> {
  const next = await findNextPublication(queries)
  if (next === null || next > moment) return next
  await queries.transaction(async (transaction) => {
    await lockChanges(transaction)
    const { tags } = await advancePublication(transaction, moment)
    // Another process has published them.
    if (tags.size === 0) return
    await beginChange(transaction)
    await recordChange(transaction, tags)
  })
  return findNextPublication(queries)
}
