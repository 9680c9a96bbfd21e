import type { Queries } from '../database/database.types.ts'

/**
 * Persistent background jobs, stored in the database until they succeed. A job can run twice after a crash, so handlers
 * must be idempotent for the same job id.
 */
export interface Jobs {
  /** Stores a job; with the `queries` of a transaction it is stored only if the transaction commits. */
  readonly enqueue: (job: NewJob) => Promise<void>
  /** Starts the worker of a queue; one handler per queue. */
  readonly work: (queue: string, handle: JobHandler, options?: WorkOptions) => void
  /** Stops claiming jobs and waits for the running ones. */
  readonly stop: () => Promise<void>
}

export interface NewJob {
  readonly queue: string
  readonly payload: unknown
  /**
   * Deduplicates waiting jobs: a second job with the same key in the queue is ignored. It replaces one that has failed for
   * good.
   */
  readonly key?: string
  /** Earliest start; immediately by default. */
  readonly runAt?: Date
  /** The transaction that stores the job. */
  readonly queries?: Queries
}

/** Runs one job; a rejected promise schedules a retry with exponential backoff. */
export type JobHandler = (job: { readonly id: string; readonly payload: unknown }) => Promise<void>

export interface WorkOptions {
  /** Attempts before the job fails for good; 15 by default, about two days. */
  readonly attempts?: number
  /** Milliseconds before the first retry, 5 seconds by default; doubles up to six hours. */
  readonly firstRetryDelay?: number
  /** Milliseconds until another worker may claim a running job; two minutes by default. */
  readonly claimTimeout?: number
}
