import { setTimeout as pause } from 'node:timers/promises'
import type { Queries } from '../database/database.types.ts'
import type { Log } from '../server/log.ts'
import type { SearchFeed } from './searchFeed.types.ts'
import type { IndexJobs } from './indexBatches.ts'
import { followChanges } from './searchIndex.ts'

/** Keeps the index true to the log of changes for as long as the process runs. */
export interface IndexFollower {
  readonly stopping: () => void
  /** Resolves when nothing is being written any more. */
  readonly close: () => Promise<void>
}

interface FollowerContext {
  readonly queries: Queries
  readonly feed: SearchFeed
  /** Takes the batches of large changes. */
  readonly jobs: IndexJobs
  readonly log: Log
}

/** Starts to follow: what changed while nobody was there first, then each change within a quarter of a second. */
export function createIndexFollower({ queries, feed, jobs, log }: FollowerContext): IndexFollower {
  const watch = feed.createWatch(queries)
  const stop = new AbortController()
  const running = follow()

  async function follow(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        const point = await followChanges(queries, feed, jobs)
        await watch.wait(point, longestWait, stop.signal)
      } catch (error) {
        log.error({ err: error }, 'the search index could not take over what changed')
        await pause(retryAfter, undefined, { signal: stop.signal }).catch(() => {})
      }
    }
  }

  return {
    stopping() {
      stop.abort()
      watch.close()
    },
    close: () => running,
  }
}

/** Milliseconds; then the log is read whether it moved or not. */
const longestWait = 60_000

const retryAfter = 5_000
