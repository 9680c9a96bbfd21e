import { defaultLanguage, internationalCountryCode, isLanguageCode, parseLocaleSegment } from '../locales/index.ts'
import { isSearchType, type SearchType } from './search.types.ts'
import { maxSearchPage, maxSearchQueryLength } from './searchLimits.ts'

/** A search request: query, locale and site. */
export interface SearchInput {
  readonly language: string
  /** Language of texts that do not exist in `language`, as on pages: the default of the country (GQL-04). */
  readonly fallbackLanguage: string
  /** Country code, ALL for the international locales. */
  readonly country: string
  /** Empty for the main site. */
  readonly siteSlug: string
  readonly query: string
  readonly page: number
  /** First page of the results; with `page`, all pages in between are returned. */
  readonly fromPage: number
  /** Only this type; null for all. */
  readonly type: SearchType | null
}

/** The parsed request, or an error message. */
export type ParsedSearchInput =
  | { readonly input: SearchInput; readonly problem: null }
  | { readonly input: null; readonly problem: string }

/**
 * Parses the body of a search request: `localeCode` (`de`, `de-CH`), `fallbackLanguage` (defaults to English), `siteSlug`
 * (null or omitted for the main site), `query`, and for results `page`, `fromPage` and `type` (SEARCH-06, SEARCH-08, SEARCH-10).
 */
export function parseSearchInput(body: unknown): ParsedSearchInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('The body is a JSON object.')
  const {
    localeCode,
    fallbackLanguage = defaultLanguage,
    siteSlug = null,
    query,
    page = 1,
    fromPage = page,
    type = null,
  } = body as Readonly<Record<string, unknown>>
  const locale = typeof localeCode === 'string' ? parseLocaleSegment(localeCode) : null
  if (!locale) return refuse('localeCode is a language with or without a country: de, de-CH.')
  if (typeof fallbackLanguage !== 'string' || !isLanguageCode(fallbackLanguage))
    return refuse('fallbackLanguage is a language: de.')
  if (siteSlug !== null && (typeof siteSlug !== 'string' || !/^[a-z0-9-]{0,100}$/.test(siteSlug)))
    return refuse('siteSlug is the slug of a site, null for the main site.')
  if (typeof query !== 'string') return refuse('query is a text.')
  if (query.length > maxSearchQueryLength) return refuse(`query has at most ${maxSearchQueryLength} characters.`)
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 1 || page > maxSearchPage)
    return refuse(`page is a whole number from 1 to ${maxSearchPage}.`)
  if (typeof fromPage !== 'number' || !Number.isInteger(fromPage) || fromPage < 1 || fromPage > page)
    return refuse('fromPage is a whole number from 1 to page.')
  if (type !== null && !isType(type)) return refuse('type is a type of results, null for all.')
  const { language, country } = locale
  const scope = { language, fallbackLanguage, country, siteSlug: siteSlug ?? '' }
  return { input: { ...scope, query, page, fromPage, type }, problem: null }
}

/** Locale code of a search request: `de`, `de-CH`. */
export function toLocaleCode({ language, country }: Pick<SearchInput, 'language' | 'country'>): string {
  return country === internationalCountryCode ? language : `${language}-${country}`
}

function isType(value: unknown): value is SearchType {
  return typeof value === 'string' && isSearchType(value)
}

function refuse(problem: string): ParsedSearchInput {
  return { input: null, problem }
}
