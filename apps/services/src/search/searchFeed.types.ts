import type { Queries } from '../database/database.types.ts'
import type { SearchSource } from '../searchSource.types.ts'

/** Everything the search service is fed with; it knows the tables of no other service. */
export interface SearchFeed {
  readonly sources: readonly SearchSource[]
  /** Tag of the change log that says that the list of sites may have changed. */
  readonly sitesTag: string
  readonly readSites: (queries: Queries) => Promise<readonly SearchableSite[]>
  /** Where the change log stands. */
  readonly readPoint: (queries: Queries) => Promise<string>
  readonly readChanges: (queries: Queries, after: string) => Promise<FeedChanges>
  readonly createWatch: (queries: Queries) => FeedWatch
}

export interface SearchableSite {
  readonly id: string
  /** Empty on the main site. */
  readonly slug: string
  readonly areas: readonly string[]
}

interface FeedChanges {
  /** Where the log stood when it was read. */
  readonly sequence: string
  /** False when something may be missing: everything is read anew. */
  readonly isComplete: boolean
  readonly changes: readonly { readonly tags: readonly string[] }[]
}

interface FeedWatch {
  /** Resolves when the log stands elsewhere than at the point, or when the time is over. */
  readonly wait: (point: string, milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}
