import type { Queries } from '../database/database.types.ts'

/**
 * Background work that survives the end of the process: it is kept in the database until it is done. Work can run a
 * second time after a kill, so a handler does the same thing when it is called again with the same id.
 */
export interface Jobs {
  /** Keeps work; inside a transaction (`queries`) it is there if and only if the transaction is. */
  readonly enqueue: (job: NewJob) => Promise<void>
  /** Begins to do the work of a queue; one handler each. */
  readonly work: (queue: string, handle: JobHandler, options?: WorkOptions) => void
  /** Takes no more work and waits for what is being done. */
  readonly stop: () => Promise<void>
}

export interface NewJob {
  readonly queue: string
  readonly payload: unknown
  /** Given twice, it waits once. */
  readonly key?: string
  /** Not before; left out, at once. */
  readonly runAt?: Date
  /** The transaction that the work belongs to. */
  readonly queries?: Queries
}

/** Does one piece of work; a rejection puts it back with a pause that doubles. */
export type JobHandler = (job: { readonly id: string; readonly payload: unknown }) => Promise<void>

export interface WorkOptions {
  /** Tries before the work is given up; left out, 15: about two days. */
  readonly attempts?: number
  /** Milliseconds before the second try; left out, 5 seconds. It doubles up to six hours. */
  readonly firstPause?: number
  /** Milliseconds that one try may take before another worker takes it; left out, two minutes. */
  readonly patience?: number
}
