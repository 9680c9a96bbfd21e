import { setTimeout as pause } from 'node:timers/promises'
import type { FeedWatch } from './changeFeed.types.ts'
import type { Logger } from '@kudex/node-server/logging'

/** Follows the log of changes for as long as the process runs. */
export interface ChangeFollower {
  readonly stopping: () => void
  /** Resolves when nothing is being written any more. */
  readonly close: () => Promise<void>
}

export interface ChangeFollowerOptions {
  readonly watch: FeedWatch
  readonly log: Logger
  /** What the log of the process says when a look failed; it is tried again five seconds later. */
  readonly failure: string
  /**
   * Takes over what came after the point, null at first and after a failure. Answers the point it has reached and, where
   * something is due without a change, the milliseconds until then.
   */
  readonly take: (point: string | null) => Promise<{ readonly point: string; readonly untilNext?: number }>
}

/** Starts to follow: what changed while nobody was there first, then each change as the watch tells of it. */
export function createChangeFollower({ watch, log, failure, take }: ChangeFollowerOptions): ChangeFollower {
  const stop = new AbortController()
  const running = follow()

  async function follow(): Promise<void> {
    let point: string | null = null
    while (!stop.signal.aborted) {
      try {
        const taken = await take(point)
        point = taken.point
        const { untilNext = longestWait } = taken
        await watch.wait(point, Math.min(Math.max(untilNext, 1), longestWait), stop.signal)
      } catch (error) {
        log.error({ err: error }, failure)
        point = null
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
