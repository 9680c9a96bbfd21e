import type { SearchResponse, SearchSuggestion, SearchType } from '@kudex/domain/search'
import { ServiceError } from '../transport/index.ts'
import { postJson } from './postJson.ts'

/** Scope of a search: only content that is visible there is found (SEARCH-09). */
export interface SearchScope {
  /** `de`, `de-CH`. */
  readonly localeCode: string
  /** Language of content that does not exist in that of the locale; defaults to English. */
  readonly fallbackLanguage?: string
  /** Null for the main site. */
  readonly siteSlug: string | null
}

export interface SearchRequest extends SearchScope {
  readonly query: string
  readonly page: number
  /** First of the returned pages; defaults to `page`. */
  readonly fromPage?: number
  /** Only this type; null for all. */
  readonly type: SearchType | null
}

/** Client of the search service (SEARCH-06…08); calls reject with a {@link ServiceError}. */
export interface SearchClient {
  readonly search: (input: SearchRequest, signal?: AbortSignal) => Promise<SearchResponse>
  readonly suggest: (
    input: SearchScope & { readonly query: string },
    signal?: AbortSignal,
  ) => Promise<readonly SearchSuggestion[]>
}

export interface SearchClientOptions {
  /** Address of the service: `http://localhost:4000/search`. */
  readonly url: string
  /** Timeout in milliseconds; defaults to 4500. */
  readonly timeoutMilliseconds?: number
  readonly fetch?: typeof fetch
}

/** Creates a client of the search service. Any service with the same two endpoints can replace it. */
export function createSearchClient({ url, timeoutMilliseconds = 4_500, fetch }: SearchClientOptions): SearchClient {
  const post = (address: string, body: object, signal?: AbortSignal) =>
    postJson(address, body, { timeoutMilliseconds, ...(signal && { signal }), ...(fetch && { fetch }) })
  return {
    async search(input, signal) {
      const answer = await post(url, input, signal)
      if (!isSearchResponse(answer)) throw malformed()
      return answer
    },
    async suggest(input, signal) {
      const answer = await post(`${url}/suggest`, input, signal)
      if (!hasList(answer, 'suggestions')) throw malformed()
      return answer.suggestions as readonly SearchSuggestion[]
    },
  }
}

function isSearchResponse(answer: unknown): answer is SearchResponse {
  return hasList(answer, 'records') && 'total' in answer && typeof answer.total === 'number' && 'counts' in answer
}

function hasList<Name extends string>(answer: unknown, name: Name): answer is Record<Name, readonly unknown[]> {
  return typeof answer === 'object' && answer !== null && Array.isArray((answer as Record<string, unknown>)[name])
}

/** The response is not one of a search service. */
function malformed(): ServiceError {
  return new ServiceError('The answer is no answer of a search', { kind: 'answer', status: 200 })
}
