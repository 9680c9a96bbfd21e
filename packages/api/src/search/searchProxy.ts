import type { SearchAnswer, SearchRecord, SearchSuggestion } from '@kudex/domain/search'
import { postJson } from './postJson.ts'
import type { SearchPlace, SearchRequest } from './searchClient.ts'

/** What was found, as the host's own pages may link to it (SEARCH-07). */
export type FoundRecord = SearchRecord & { readonly url: string }

export type FoundPage = Omit<SearchAnswer, 'records'> & { readonly records: readonly FoundRecord[] }

export type FoundSuggestion = SearchSuggestion & { readonly url: string }

/** Asks the host of the page for results, from the browser (SEARCH-06). */
export async function postSearch(question: SearchRequest, signal?: AbortSignal): Promise<FoundPage> {
  return (await postJson('/api/search-proxy/search', question, toOptions(signal))) as FoundPage
}

/** Asks the host of the page for names that fit what is typed, from the browser (SEARCH-08). */
export async function postSuggest(
  question: SearchPlace & { readonly query: string },
  signal?: AbortSignal,
): Promise<readonly FoundSuggestion[]> {
  const { suggestions } = (await postJson('/api/search-proxy/suggest', question, toOptions(signal))) as {
    readonly suggestions: readonly FoundSuggestion[]
  }
  return suggestions
}

function toOptions(signal: AbortSignal | undefined) {
  return { timeoutMilliseconds: 10_000, ...(signal && { signal }) }
}
