import { classifyLink } from '../links/classifyLink.ts'
import { resolveContentLink, type ContentLink } from '../links/contentLink.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isReservedSegment } from './reservedSegments.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { resolveSite } from '../sites/resolveSite.ts'
import type { Site } from '../sites/site.ts'

/** One address of a site, or with `isFamily` that address and all below it; in one locale, or (null) in any. */
export interface Place {
  readonly siteId: string
  readonly locale: string | null
  /** Segments below locale and site. */
  readonly segments: readonly string[]
  readonly isFamily: boolean
}

/** The address a redirect leads to; null for a page that is not known. */
export function resolveTargetAddress(target: ContentLink): string {
  if (target.kind === 'product') return buildPath(['products', target.productSlug])
  if (target.kind === 'service') return buildPath(['services', target.serviceSlug])
  const { path, isBroken } = resolveContentLink(target)
  return isBroken ? '' : path
}

/**
 * Where a visitor who stands at a place is led by an address: none when they leave our sites or come to a part of the
 * host that is never redirected. A first segment that is a site's slug may select that site or not, depending on the
 * host name: both places count.
 */
export function resolvePlaces(address: string, from: Place, isFamily: boolean, sites: readonly Site[]): Place[] {
  const link = classifyLink(address)
  if (link.href === null || link.kind === 'anchor' || link.kind === 'contact') return []
  const isWeb = /^https?:\/\//i.test(link.href)
  const path = isWeb ? (URL.parse(link.href)?.pathname ?? '/') : (link.href.split(/[?#]/)[0] ?? '/')
  const [first, ...rest] = parseRawPath(path).segments
  const names = first !== undefined && parseLocaleSegment(first) !== null
  const segments = first === undefined ? [] : names ? rest : [first, ...rest]
  // A path takes the visitor's locale; a whole address or a full load keeps the one it names.
  const locale = names && link.kind !== 'internal' ? first.toLowerCase() : from.locale
  if (isReservedSegment(segments[0] ?? '')) return []
  const site = isWeb ? findSite(link.href, segments[0] ?? null, sites) : from.siteId
  return site === null ? [] : toPlaces(site, { locale, segments, isFamily }, sites)
}

/** The places that an address without locale means on a site, with and without a site's slug in front. */
export function toPlaces(siteId: string, place: Omit<Place, 'siteId'>, sites: readonly Site[]): Place[] {
  const [first, ...rest] = place.segments
  const bySlug = first === undefined ? undefined : sites.find(({ slug }) => slug === first)
  const here: Place = { ...place, siteId }
  return bySlug ? [here, { ...place, siteId: bySlug.id, segments: rest }] : [here]
}

function findSite(address: string, firstSegment: string | null, sites: readonly Site[]): string | null {
  const hostname = URL.parse(address)?.hostname ?? ''
  const isOurs = sites.some(({ domains }) =>
    domains.some(({ host }) => hostname === host || hostname.endsWith(`.${host}`)),
  )
  return isOurs ? resolveSite(sites, hostname, firstSegment).site.id : null
}
