import type { ChangeFeed } from '../changeFeed.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { SearchSource } from '../searchSource.types.ts'

/** Everything the search service is fed with; it knows the tables of no other service. */
export interface SearchFeed extends ChangeFeed {
  readonly sources: readonly SearchSource[]
  /** Tag of the change log that says that the list of sites may have changed. */
  readonly sitesTag: string
  readonly readSites: (queries: Queries) => Promise<readonly SearchableSite[]>
}

export interface SearchableSite {
  readonly id: string
  /** Empty on the main site. */
  readonly slug: string
  readonly areas: readonly string[]
}
