import type { Queries } from '../database/database.types.ts'

/** The change log, for services that do not know its tables. */
export interface ChangeFeed {
  /** The current point of the change log. */
  readonly readPoint: (queries: Queries) => Promise<string>
  readonly readChanges: (queries: Queries, after: string) => Promise<FeedChanges>
  readonly createWatch: (queries: Queries) => ChangeWatch
}

interface FeedChanges {
  /** The point of the log when it was read. */
  readonly sequence: string
  /** False if changes may be missing; then everything must be read again. */
  readonly isComplete: boolean
  readonly changes: readonly { readonly tags: readonly string[] }[]
}

export interface ChangeWatch {
  /** Resolves when the log is no longer at the point, or after the timeout. */
  readonly wait: (point: string, milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}
