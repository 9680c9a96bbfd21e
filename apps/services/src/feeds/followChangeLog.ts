import { setTimeout as pause } from 'node:timers/promises'
import type { ChangeWatch } from './changeFeed.types.ts'
import type { Logger } from '@kudex/node-server/logging'
import { feedIntervals } from '../limits.ts'

/** Follows the change log while the process runs. */
export interface ChangeLogFollower {
  readonly stopping: () => void
  /** Resolves when no changes are being applied any more. */
  readonly close: () => Promise<void>
}

export interface FollowOptions {
  readonly watch: ChangeWatch
  readonly log: Logger
  /** Log message when applying changes failed; retried after five seconds. */
  readonly failure: string
  /**
   * Applies the changes after a point, which is null at first and after a failure. Returns the point it has reached and,
   * if something is due without a change, the milliseconds until then.
   */
  readonly apply: (point: string | null) => Promise<{ readonly point: string; readonly untilNext?: number }>
}

/** Starts following the change log: first missed changes, then each change as the watch reports it. */
export function followChangeLog({ watch, log, failure, apply }: FollowOptions): ChangeLogFollower {
  const stop = new AbortController()
  const running = follow()

  async function follow(): Promise<void> {
    let point: string | null = null
    while (!stop.signal.aborted) {
      try {
        const applied = await apply(point)
        point = applied.point
        const { untilNext = maxWait } = applied
        await watch.wait(point, Math.min(Math.max(untilNext, 1), maxWait), stop.signal)
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

const { maxWait, retryAfter } = feedIntervals
