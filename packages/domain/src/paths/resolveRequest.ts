import { locateRequest, type LocatedRequest } from './locateRequest.ts'
import type { PathRequest, Resolution } from './paths.types.ts'
import { nameplateSegment } from './areas.ts'
import { appendQuery, hasParameter, removeParameter } from './query.ts'
import { buildPath } from './rawPath.ts'
import { resolveStoredRedirect } from './storedRedirect.ts'

/**
 * Resolves a request to its address or to exactly one redirect: a stored one first, then `?direct`, then slash (301, if
 * nothing else differs) and locale (302); keeps the query (ROUTE-01…22). Throws a `SiteError` if no site matches
 * (SITE-06).
 */
export function resolveRequest(request: PathRequest): Resolution {
  const located = locateRequest(request)
  const { address, rawPath } = located
  if (!rawPath.isValid) return { kind: 'invalid', address }
  if (located.isTechnical) return resolveTechnical(request, located)
  const short = resolveShortAddress(request, located)
  if (short) return short
  const stored = resolveStoredRedirect(request, located)
  if (stored) return { kind: 'redirect', address, status: stored.reason === 'system' ? 301 : 302, ...stored }
  if (isDirect(request, located)) {
    return { kind: 'direct', address, pageId: address.slug, query: removeParameter(request.query, 'direct') }
  }
  // The provider's redirect must keep its parameters, whatever the locale (ROUTE-09).
  const isLocaleRight = located.isLocaleRight || (address.area === 'callback' && located.namedLocale !== null)
  if (isLocaleRight && rawPath.isTidy) return { kind: 'page', address }
  return toRedirect(request, located, isLocaleRight)
}

/**
 * The address of a machine's nameplate, `/m/{serial}`, leads to the page of the machine in the visitor's locale, and
 * `/mykomax/tickets` to the list of tickets.
 */
function resolveShortAddress({ query }: PathRequest, { address }: LocatedRequest): Resolution | null {
  const { segments, locale, siteSlug } = address
  const target = toNameplateTarget(segments) ?? (address.path === '/mykomax/tickets' ? [...segments, 'list'] : null)
  if (target === null || !address.isAreaOffered) return null
  const path = [locale.urlCode, ...(siteSlug === null ? [] : [siteSlug]), ...target]
  return {
    kind: 'redirect',
    address,
    status: 302,
    location: appendQuery(buildPath(path), query),
    isExternal: false,
    reason: 'locale',
  }
}

function toNameplateTarget([first, serialNumber, ...others]: readonly string[]): readonly string[] | null {
  if (first?.toLowerCase() !== nameplateSegment || serialNumber === undefined || others.length > 0) return null
  return ['mykomax', 'inventory', serialNumber]
}

function resolveTechnical(request: PathRequest, located: LocatedRequest): Resolution {
  const { address, rawPath } = located
  const isEndpoint = address.area === 'api' || address.area === 'builds'
  return rawPath.isTidy || isEndpoint ? { kind: 'technical', address } : toRedirect(request, located, true)
}

function isDirect({ query }: PathRequest, { address }: LocatedRequest): boolean {
  return hasParameter(query, 'direct') && address.isPublic && address.area !== 'callback' && address.segments.length > 0
}

function toRedirect(request: PathRequest, { address }: LocatedRequest, isLocaleRight: boolean): Resolution {
  return {
    kind: 'redirect',
    address,
    status: isLocaleRight ? 301 : 302,
    location: appendQuery(address.canonicalPath, request.query),
    isExternal: false,
    reason: isLocaleRight ? 'slash' : 'locale',
  }
}
