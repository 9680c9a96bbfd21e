import type { ChangeFeed } from './changeFeed.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { SearchSource } from './searchSource.types.ts'

/** Input of the search service, which accesses the tables of no other service. */
export interface SearchFeed extends ChangeFeed {
  readonly sources: readonly SearchSource[]
  /** Tag of the change log for changes of the list of sites. */
  readonly sitesTag: string
  readonly readSites: (queries: Queries) => Promise<readonly SearchableSite[]>
}

interface SearchableSite {
  readonly id: string
  /** Empty on the main site. */
  readonly slug: string
  readonly areas: readonly string[]
}
