import type { Queries } from '../../database/database.types.ts'
import { readNewest } from './changeLog.ts'

/** Says when the change log has grown, whichever process wrote it. */
export interface ChangeWatch {
  /**
   * Resolves when the log stands elsewhere than at `known`, when the time is over or the signal aborts, never later.
   * Throws a {@link CrowdError} when too many wait. Holds nothing but its place: no connection, no slot.
   */
  readonly wait: (known: string, milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Tells those who wait here at once, rather than at the next look at the table. */
  readonly notify: () => void
  /** Lets everybody go, for good: the process ends. */
  readonly close: () => void
}

/** More wait than the process has room for. */
export class CrowdError extends Error {
  override readonly name = 'CrowdError'
}

/** Creates the watch of a process: one look at one row every 250 ms while somebody waits, however many they are. */
export function createChangeWatch(queries: Queries): ChangeWatch {
  const waiting = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = waiting.size > 0 ? setTimeout(() => void look(), milliseconds) : undefined
  }

  const look = async () => {
    try {
      const newest = await readNewest(queries)
      for (const waiter of waiting) if (waiter.known !== newest) waiter.leave()
    } catch {
      // A database that does not answer changes nothing: whoever waits learns of it when they read.
    }
    schedule(lookInterval)
  }

  return {
    async wait(known, milliseconds, signal) {
      if (isClosed || signal.aborted || milliseconds <= 0) return
      if (waiting.size >= mostWaiting) throw new CrowdError('Too many wait for changes.')
      await new Promise<void>((resolve) => {
        const end = setTimeout(() => waiter.leave(), milliseconds)
        const waiter: Waiter = {
          known,
          leave() {
            waiting.delete(waiter)
            clearTimeout(end)
            signal.removeEventListener('abort', waiter.leave)
            resolve()
          },
        }
        signal.addEventListener('abort', waiter.leave)
        waiting.add(waiter)
        if (waiting.size === 1) schedule(lookInterval)
      })
    },
    notify: () => void look(),
    close() {
      isClosed = true
      for (const waiter of waiting) waiter.leave()
      clearTimeout(timer)
    },
  }
}

interface Waiter {
  /** Where the log stood when they came. */
  readonly known: string
  readonly leave: () => void
}

const lookInterval = 250

/** Hosts that may wait at one process; each holds a socket. */
const mostWaiting = 500
