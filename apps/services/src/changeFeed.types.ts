import type { Queries } from './database/database.types.ts'

/** The log of changes for services that follow it without knowing whose tables it is in. */
export interface ChangeFeed {
  /** Where the change log stands. */
  readonly readPoint: (queries: Queries) => Promise<string>
  readonly readChanges: (queries: Queries, after: string) => Promise<FeedChanges>
  readonly createWatch: (queries: Queries) => FeedWatch
}

interface FeedChanges {
  /** Where the log stood when it was read. */
  readonly sequence: string
  /** False when something may be missing: everything is read anew. */
  readonly isComplete: boolean
  readonly changes: readonly { readonly tags: readonly string[] }[]
}

export interface FeedWatch {
  /** Resolves when the log stands elsewhere than at the point, or when the time is over. */
  readonly wait: (point: string, milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}
