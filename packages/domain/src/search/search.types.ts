/** What a search finds; the order is that of the tabs. */
export const searchTypes = ['product', 'service', 'story', 'release', 'page', 'document'] as const

export type SearchType = (typeof searchTypes)[number]

/** Tells whether a word names a type of results. */
export function isSearchType(word: string): word is SearchType {
  return (searchTypes as readonly string[]).includes(word)
}

/** One thing that was found (SEARCH-07). The path is below locale and site. */
export interface SearchRecord {
  readonly id: string
  readonly type: SearchType
  readonly title: string
  readonly description: string
  readonly path: string
  /** Language of title and description; another one than asked for where there is no translation. */
  readonly language: string
  /** Id of a picture in the image service. */
  readonly image: string | null
}

/** A page of what was found, with what the screen around it says (SEARCH-01, SEARCH-02, SEARCH-07). */
export interface SearchAnswer {
  readonly records: readonly SearchRecord[]
  /** All results of the asked type, or of all types. */
  readonly total: number
  /** False where there are so many that counting stopped: there are more than the total. */
  readonly isTotalExact: boolean
  /** Results per type, whichever was asked for; types without results are left out. */
  readonly counts: Readonly<Partial<Record<SearchType, number>>>
  readonly page: number
  readonly pageSize: number
}

/** A thing whose name fits what was typed so far (SEARCH-08). */
export interface SearchSuggestion {
  readonly id: string
  readonly type: SearchType
  readonly title: string
  readonly path: string
}
