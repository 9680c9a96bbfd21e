import { type ChangeFollower, createChangeFollower } from '../changeFollower.ts'
import type { Queries } from '../database/database.types.ts'
import type { Log } from '../server/log.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import type { IndexJobs } from './indexBatches.ts'
import { followChanges } from './searchIndex.ts'

interface FollowerContext {
  readonly queries: Queries
  readonly feed: SearchFeed
  /** Takes the batches of large changes. */
  readonly jobs: IndexJobs
  readonly log: Log
}

/** Keeps the index true to the log of changes; the index itself knows how far it is. */
export function createIndexFollower({ queries, feed, jobs, log }: FollowerContext): ChangeFollower {
  return createChangeFollower({
    watch: feed.createWatch(queries),
    log,
    failure: 'the search index could not take over what changed',
    take: async () => ({ point: await followChanges(queries, feed, jobs) }),
  })
}
