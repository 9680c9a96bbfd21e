import type { Queries } from '../../database/database.types.ts'
import { readCurrentPoint } from './changeLog.ts'
import { changeLogLimits } from '../../limits.ts'

/** Waits for new entries of the change log, written by any process. */
export interface ChangeWatch {
  /**
   * Resolves when the log is no longer at `known`, after the timeout, or when the signal aborts. Throws a
   * {@link TooManyWaitersError}. Holds no database connection.
   */
  readonly wait: (known: string, milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Checks the log immediately instead of at the next poll. */
  readonly notify: () => void
  /** Resolves all waits, now and in future, because the process ends. */
  readonly close: () => void
}

/** Thrown when too many requests are waiting. */
export class TooManyWaitersError extends Error {
  override readonly name = 'TooManyWaitersError'
}

/** Creates the watch of a process. It polls one row every 250 ms while requests wait, regardless of their number. */
export function createChangeWatch(queries: Queries): ChangeWatch {
  const waiting = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = waiting.size > 0 ? setTimeout(() => void poll(), milliseconds) : undefined
  }

  const poll = async () => {
    try {
      const newest = await readCurrentPoint(queries)
      for (const waiter of waiting) if (waiter.known !== newest) waiter.release()
    } catch {
      // Ignored: waiting requests see the failure when they read the log.
    }
    schedule(pollInterval)
  }

  return {
    async wait(known, milliseconds, signal) {
      if (isClosed || signal.aborted || milliseconds <= 0) return
      if (waiting.size >= changeLogLimits.waiting) throw new TooManyWaitersError('Too many wait for changes.')
      await new Promise<void>((resolve) => {
        const end = setTimeout(() => waiter.release(), milliseconds)
        const waiter: Waiter = {
          known,
          release() {
            waiting.delete(waiter)
            clearTimeout(end)
            signal.removeEventListener('abort', waiter.release)
            resolve()
          },
        }
        signal.addEventListener('abort', waiter.release)
        waiting.add(waiter)
        if (waiting.size === 1) schedule(pollInterval)
      })
    },
    notify: () => void poll(),
    close() {
      isClosed = true
      for (const waiter of waiting) waiter.release()
      clearTimeout(timer)
    },
  }
}

interface Waiter {
  /** The point of the log when the wait began. */
  readonly known: string
  readonly release: () => void
}

const pollInterval = 250
