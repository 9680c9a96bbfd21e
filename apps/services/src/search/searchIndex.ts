import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { enqueueBatches, type IndexJobs, batchSize, writeBatch } from './indexBatches.ts'
import { indexRules, makeIndex, storeSites } from './makeIndex.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import { state } from './tables.ts'

/**
 * Takes over what changed since the index was last brought up to date, in one transaction: a search sees all of a
 * change or nothing. Of changes that touch very much, only the work is noted here, in batches that the queue does one
 * after the other (decision 0029). Several processes may try at once; they follow each other. Answers the point it
 * reached.
 */
export function followChanges(queries: Queries, feed: SearchFeed, jobs: IndexJobs): Promise<string> {
  return queries.transaction(async (transaction) => {
    const [held] = await transaction.select().from(state).for('update')
    if (!held || held.rules !== indexRules) {
      await makeIndex(transaction, feed)
      return feed.readPoint(transaction)
    }
    const { sequence, isComplete, changes } = await feed.readChanges(transaction, held.point)
    const tags = [...new Set(changes.flatMap((change) => change.tags))]
    if (!isComplete || tags.includes(feed.sitesTag)) await storeSites(transaction, feed)
    for (const source of feed.sources) {
      const keys = isComplete ? await source.findTouched(transaction, tags) : 'all'
      if (keys !== 'all' && keys.length <= batchSize) await writeBatch(transaction, source, keys)
      else await enqueueBatches(transaction, source, keys, jobs)
    }
    if (sequence !== held.point) await transaction.update(state).set({ point: sequence }).where(eq(state.id, 1))
    return sequence
  })
}
