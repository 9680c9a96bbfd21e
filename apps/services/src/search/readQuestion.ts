import { isCountryCode, isLanguageCode } from '@kudex/domain/locales'
import { isSearchType, lastSearchPage, longestSearchQuery, type SearchType } from '@kudex/domain/search'
import type { SearchQuestion } from './findThings.ts'

/** What was asked, or what is wrong with it, in words. */
export type ReadQuestion =
  | { readonly question: SearchQuestion; readonly problem: null }
  | { readonly question: null; readonly problem: string }

/**
 * Reads the body of a question: `localeCode` (`de`, `de-CH`), `siteSlug` (null or left out for the main site), `query`,
 * and for results `page` and `type` (SEARCH-06, SEARCH-08, SEARCH-10).
 */
export function readQuestion(body: unknown): ReadQuestion {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('The body is a JSON object.')
  const { localeCode, siteSlug = null, query, page = 1, type = null } = body as Readonly<Record<string, unknown>>
  const [, language = '', country = 'ALL'] =
    /^([a-z]{2})(?:-([A-Z]{2}))?$/.exec(typeof localeCode === 'string' ? localeCode : '') ?? []
  if (!isLanguageCode(language) || (country !== 'ALL' && !isCountryCode(country)))
    return refuse('localeCode is a language with or without a country: de, de-CH.')
  if (siteSlug !== null && (typeof siteSlug !== 'string' || !/^[a-z0-9-]{0,100}$/.test(siteSlug)))
    return refuse('siteSlug is the slug of a site, null for the main site.')
  if (typeof query !== 'string') return refuse('query is a text.')
  if (query.length > longestSearchQuery) return refuse(`query has at most ${longestSearchQuery} characters.`)
  if (typeof page !== 'number' || !Number.isInteger(page) || page < 1 || page > lastSearchPage)
    return refuse(`page is a whole number from 1 to ${lastSearchPage}.`)
  if (type !== null && !isType(type)) return refuse('type is a type of results, null for all.')
  return { question: { language, country, siteSlug: siteSlug ?? '', query, page, type }, problem: null }
}

function isType(value: unknown): value is SearchType {
  return typeof value === 'string' && isSearchType(value)
}

function refuse(problem: string): ReadQuestion {
  return { question: null, problem }
}
