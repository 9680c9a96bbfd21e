import type { SearchResponse, SearchRecord, SearchSuggestion } from '@kudex/domain/search'
import { postJson } from './postJson.ts'
import type { SearchScope, SearchRequest } from './searchClient.ts'

/** Search results with links for pages of the host (SEARCH-07). */
export type FoundRecord = SearchRecord & { readonly url: string }

export type FoundPage = Omit<SearchResponse, 'records'> & { readonly records: readonly FoundRecord[] }

export type FoundSuggestion = SearchSuggestion & { readonly url: string }

/** Fetches results through the host's search proxy, from the browser (SEARCH-06). */
export async function postSearch(input: SearchRequest, signal?: AbortSignal): Promise<FoundPage> {
  return (await postJson('/api/search-proxy/search', input, toOptions(signal))) as FoundPage
}

/** Fetches suggestions through the host's search proxy, from the browser (SEARCH-08). */
export async function postSuggest(
  input: SearchScope & { readonly query: string },
  signal?: AbortSignal,
): Promise<readonly FoundSuggestion[]> {
  const { suggestions } = (await postJson('/api/search-proxy/suggest', input, toOptions(signal))) as {
    readonly suggestions: readonly FoundSuggestion[]
  }
  return suggestions
}

function toOptions(signal: AbortSignal | undefined) {
  return { timeoutMilliseconds: 10_000, ...(signal && { signal }) }
}
