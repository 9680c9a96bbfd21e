/** Types of search results, in the order of the tabs. */
export const searchTypes = ['area', 'product', 'service', 'story', 'release', 'page', 'document'] as const

export type SearchType = (typeof searchTypes)[number]

/** True if a word names a type of results. */
export function isSearchType(word: string): word is SearchType {
  return (searchTypes as readonly string[]).includes(word)
}

/** A search result (SEARCH-07). The path is below locale and site. */
export interface SearchRecord {
  readonly id: string
  readonly type: SearchType
  readonly title: string
  readonly description: string
  readonly path: string
  /** Language of title and description; differs from the requested one without a translation. */
  readonly language: string
  /** Id of a picture in the image service. */
  readonly image: string | null
}

/** A page of search results with totals (SEARCH-01, SEARCH-02, SEARCH-07). */
export interface SearchResponse {
  readonly records: readonly SearchRecord[]
  /** Number of results of the requested type, or of all types. */
  readonly total: number
  /** False if counting stopped at a limit: there are more results than the total. */
  readonly isTotalExact: boolean
  /** Number of results per type, regardless of the requested type; without empty types. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  readonly page: number
  readonly pageSize: number
}

/** A suggestion: a document whose name matches the typed text (SEARCH-08). */
export interface SearchSuggestion {
  readonly id: string
  readonly type: SearchType
  readonly title: string
  readonly path: string
}
