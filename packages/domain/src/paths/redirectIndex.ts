import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import type { SystemRedirect } from './paths.types.ts'
import { includesQuery } from './query.ts'
import { buildPath, parseRawPath } from './rawPath.ts'

/** Stored redirects by their path without locale. */
export type RedirectIndex = ReadonlyMap<string, readonly IndexedRedirect[]>

/** A stored redirect with its parsed former path. */
export interface IndexedRedirect {
  readonly redirect: SystemRedirect
  /** URL code of the only locale that it applies to; null for all. */
  readonly locale: string | null
  /** Parameters that the request must have. */
  readonly query: string
}

/** Creates the index; more specific redirects of a path come first (ROUTE-22). */
export function indexRedirects(redirects: readonly SystemRedirect[]): RedirectIndex {
  const index = new Map<string, IndexedRedirect[]>()
  for (const redirect of redirects) {
    const entry = toEntry(redirect)
    if (entry) index.set(entry.path, [...(index.get(entry.path) ?? []), entry.indexed].toSorted(byParticularity))
  }
  return index
}

/** Finds the redirect of a path; site, locale and query must match (ROUTE-21, ROUTE-22). */
export function findRedirect(
  index: RedirectIndex,
  address: {
    /** Paths without locale to look for, with and without the site's slug. */
    readonly paths: readonly string[]
    readonly siteId: string
    /** URL codes of the locale in the path and of the resolved one. */
    readonly locales: readonly (string | null)[]
    readonly query: string
  },
): IndexedRedirect | null {
  const candidates = address.paths.flatMap((path) => index.get(path) ?? [])
  return (
    candidates.find(
      ({ redirect, locale, query }) =>
        (redirect.siteId === null || redirect.siteId === address.siteId) &&
        (locale === null || address.locales.includes(locale)) &&
        (query === '' || includesQuery(address.query, query)),
    ) ?? null
  )
}

function toEntry(redirect: SystemRedirect): { path: string; indexed: IndexedRedirect } | null {
  // The base lets `URL` parse paths and absolute URLs alike.
  const address = URL.parse(redirect.previousUrl, 'http://previous.invalid')
  if (!address) return null
  const { segments, isValid } = parseRawPath(address.pathname)
  if (!isValid) return null
  const locale = segments[0] !== undefined && parseLocaleSegment(segments[0]) ? segments[0].toLowerCase() : null
  const path = buildPath(locale === null ? segments : segments.slice(1))
  return { path, indexed: { redirect, locale, query: address.search.slice(1) } }
}

function byParticularity(a: IndexedRedirect, b: IndexedRedirect): number {
  return rank(b) - rank(a)
}

function rank({ redirect, locale, query }: IndexedRedirect): number {
  return (locale === null ? 0 : 4) + (query === '' ? 0 : 2) + (redirect.siteId === null ? 0 : 1)
}
