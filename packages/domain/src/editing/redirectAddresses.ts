import { removeLocalePlaceholder } from '../links/buildLink.ts'
import { classifyLink } from '../links/classifyLink.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isReservedSegment } from './reservedSegments.ts'
import { parseRawPath } from '../paths/rawPath.ts'
import { resolveSite } from '../sites/resolveSite.ts'
import type { Site } from '../sites/site.ts'

/** An address of a site, or with `isFamily` all addresses that start with it; in one locale, or in any (null). */
export interface RedirectAddress {
  readonly siteId: string
  readonly locale: string | null
  /** Segments below locale and site. */
  readonly segments: readonly string[]
  readonly isFamily: boolean
  readonly query: KnownQuery
}

/** Parameters of a query with their known values, none if the parameter is absent. Others are unknown. */
export type KnownQuery = ReadonlyMap<string, readonly string[]>

/** Adds the parameters of a raw query to a known one. */
export function addToQuery(known: KnownQuery, query: string): KnownQuery {
  const result = new Map(known)
  for (const [name, value] of new URLSearchParams(query)) {
    result.set(name, [...new Set([...(result.get(name) ?? []), value])])
  }
  return result
}

/**
 * The addresses that a target resolves to from a given address: none if it leaves our sites or is never redirected. A
 * first segment that is a site's slug may select that site or not, depending on the host: both addresses count.
 */
export function resolveRedirectAddresses(
  address: string,
  from: RedirectAddress,
  isFamily: boolean,
  sites: readonly Site[],
): RedirectAddress[] {
  const link = classifyLink(removeLocalePlaceholder(address))
  if (link.href === null || link.kind === 'anchor' || link.kind === 'contact') return []
  const isWeb = /^https?:\/\//i.test(link.href)
  const path = isWeb ? (URL.parse(link.href)?.pathname ?? '/') : (link.href.split(/[?#]/)[0] ?? '/')
  const [first, ...rest] = parseRawPath(path).segments
  const names = first !== undefined && parseLocaleSegment(first) !== null
  const segments = first === undefined ? [] : names ? rest : [first, ...rest]
  // A path keeps the visitor's locale; a URL and a `hard:` link have their own.
  const locale = names && link.kind !== 'internal' ? first.toLowerCase() : from.locale
  if (isReservedSegment(segments[0] ?? '')) return []
  const site = isWeb ? findSite(link.href, segments[0] ?? null, sites) : from.siteId
  const query = addToQuery(from.query, /\?([^#]*)/.exec(link.href)?.[1] ?? '')
  return site === null ? [] : toRedirectAddresses(site, { locale, segments, isFamily, query }, sites)
}

/** The addresses of a path without locale on a site, with and without a leading site slug. */
export function toRedirectAddresses(
  siteId: string,
  address: Omit<RedirectAddress, 'siteId'>,
  sites: readonly Site[],
): RedirectAddress[] {
  const [first, ...rest] = address.segments
  const bySlug = first === undefined ? undefined : sites.find(({ slug }) => slug === first)
  const here: RedirectAddress = { ...address, siteId }
  return bySlug ? [here, { ...address, siteId: bySlug.id, segments: rest }] : [here]
}

function findSite(address: string, firstSegment: string | null, sites: readonly Site[]): string | null {
  const hostname = URL.parse(address)?.hostname ?? ''
  const isOurs = sites.some(({ domains }) =>
    domains.some(({ host }) => hostname === host || hostname.endsWith(`.${host}`)),
  )
  return isOurs ? resolveSite(sites, hostname, firstSegment).site.id : null
}
