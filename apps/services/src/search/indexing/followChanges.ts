import { eq } from 'drizzle-orm'
import { type ChangeLogFollower, followChangeLog } from '../../feeds/followChangeLog.ts'
import type { Queries } from '../../database/database.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import type { SearchFeed } from '../../feeds/searchFeed.types.ts'
import { state } from '../tables.ts'
import { indexVersion, rebuildIndex, storeSites } from './buildIndex.ts'
import { enqueueBatches, type IndexJobs, batchSize, writeBatch } from './indexBatches.ts'

interface FollowerContext {
  readonly queries: Queries
  readonly feed: SearchFeed
  /** Takes the batches of large changes. */
  readonly jobs: IndexJobs
  readonly log: Logger
}

/** Keeps the index up to date with the change log. The index itself stores the point it has reached. */
export function createIndexFollower({ queries, feed, jobs, log }: FollowerContext): ChangeLogFollower {
  return followChangeLog({
    watch: feed.createWatch(queries),
    log,
    failure: 'updating the search index failed',
    apply: async () => ({ point: await followChanges(queries, feed, jobs) }),
  })
}

/**
 * Applies the changes since the last update to the index, in one transaction: a search sees all of a change or nothing.
 * Large changes are enqueued as batches instead (decision 0029). A row lock makes several processes take turns. Returns
 * the point in the change log that the index has reached.
 */
export function followChanges(queries: Queries, feed: SearchFeed, jobs: IndexJobs): Promise<string> {
  return queries.transaction(async (transaction) => {
    const [current] = await transaction.select().from(state).for('update')
    if (!current || current.version !== indexVersion) {
      await rebuildIndex(transaction, feed)
      return feed.readPoint(transaction)
    }
    const { sequence, isComplete, changes } = await feed.readChanges(transaction, current.point)
    const tags = [...new Set(changes.flatMap((change) => change.tags))]
    if (!isComplete || tags.includes(feed.sitesTag)) await storeSites(transaction, feed)
    for (const source of feed.sources) {
      const keys = isComplete ? await source.findAffectedKeys(transaction, tags) : 'all'
      if (keys !== 'all' && keys.length <= batchSize) await writeBatch(transaction, source, keys)
      else await enqueueBatches(transaction, source, keys, jobs)
    }
    if (sequence !== current.point) await transaction.update(state).set({ point: sequence }).where(eq(state.id, 1))
    return sequence
  })
}
