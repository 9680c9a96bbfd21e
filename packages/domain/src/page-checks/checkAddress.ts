import { finderPath } from '../finder/finderState.ts'
import { removeLocalePlaceholder } from '../links/buildLink.ts'
import { classifyLink } from '../links/classifyLink.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isServerRouteSegment, resolveArea } from '../paths/areas.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { matchPattern, toRulePattern } from '../paths/rulePattern.ts'
import { isReservedSegment } from '../editing/reservedSegments.ts'
import type { KnownAddresses } from './pageCheck.types.ts'

/** The target of a typed address; `unknown` if only the host knows it. */
export type AddressTarget =
  | { readonly kind: 'page' | 'unpublished' | 'missing' | 'unknown'; readonly path: string }
  | { readonly kind: 'catalogue'; readonly type: 'PRODUCT' | 'SERVICE'; readonly slug: string }

/** Creates a function that resolves addresses that editors typed on a site, with or without locale and site slug. */
export function createAddressResolver(known: KnownAddresses): (address: string, siteId: string) => AddressTarget {
  const pages = new Map<string, boolean>()
  for (const { siteId, path, isPublished } of known.pages) {
    const key = toKey(siteId, buildPath(parseRawPath(path).segments))
    pages.set(key, isPublished || pages.get(key) === true)
  }
  const findRedirect = createRedirectFinder(known.redirects)
  const slugs = new Map(known.sites.flatMap(({ id, slug }) => (slug === null ? [] : [[slug, id] as const])))

  return (address, siteId) => {
    const { kind, href } = classifyLink(removeLocalePlaceholder(address))
    const { segments, isValid } = parseRawPath(href?.split(/[?#]/)[0] ?? '')
    const own = withoutLocale(segments)
    const isPath = kind === 'internal' || (kind === 'hard' && href?.startsWith('/'))
    // An internal link gets a locale, so it never leads to a route of the server.
    const isHostPath = isReservedSegment(own[0] ?? '') && !(kind === 'internal' && isServerRouteSegment(own[0] ?? ''))
    if (!isPath || !isValid || isHostPath) return { kind: 'unknown', path: address }
    const slugSite = slugs.get(own[0] ?? '')
    const [site, below] = slugSite === undefined ? [siteId, own] : [slugSite, own.slice(1)]
    const path = buildPath(below)
    if (hostPaths.has(path)) return { kind: 'unknown', path }
    const area = resolveArea(below)
    const slug = below.at(-1)
    // The segments between are the classifications above.
    if ((area === 'products' || area === 'services') && slug !== undefined && below.length > 1)
      return { kind: 'catalogue', type: area === 'products' ? 'PRODUCT' : 'SERVICE', slug }
    if (area !== 'content') return { kind: 'unknown', path }
    const isPublished = pages.get(toKey(site, path))
    if (isPublished === true) return { kind: 'page', path }
    if (findRedirect(path, site) ?? findRedirect(buildPath(own), site)) return { kind: 'unknown', path }
    return { kind: isPublished === false ? 'unpublished' : 'missing', path }
  }
}

/** Creates a function that finds the redirect or route rule of a path below locale and site, whatever its locale. */
export function createRedirectFinder<Redirect extends KnownAddresses['redirects'][number]>(
  redirects: readonly Redirect[],
): (path: string, siteId: string) => Redirect | undefined {
  const known = redirects.map((redirect) => {
    const { segments } = parseRawPath(redirect.pattern.split(/[?#]/)[0] ?? '')
    return { redirect, pattern: toRulePattern(buildPath(withoutLocale(segments))) }
  })
  return (path, siteId) =>
    known.find(
      ({ redirect, pattern }) =>
        (redirect.siteId === null || redirect.siteId === siteId) && matchPattern(pattern, path) !== null,
    )?.redirect
}

/** Pages of the host that are neither content nor in the catalogue. */
const hostPaths: ReadonlySet<string> = new Set(['/search', finderPath])

function toKey(siteId: string, path: string): string {
  return `${siteId} ${path}`
}

function withoutLocale(segments: readonly string[]): readonly string[] {
  return segments[0] !== undefined && parseLocaleSegment(segments[0]) ? segments.slice(1) : segments
}
