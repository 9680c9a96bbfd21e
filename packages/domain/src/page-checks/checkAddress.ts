import { removeLocalePlaceholder } from '../links/buildLink.ts'
import { classifyLink } from '../links/classifyLink.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isServerRouteSegment, resolveArea } from '../paths/areas.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { matchPattern, toRulePattern } from '../paths/rulePattern.ts'
import { isReservedSegment } from '../editing/reservedSegments.ts'
import type { CatalogueLink, KnownAddresses } from './pageCheck.types.ts'

/** The target of a typed address; `unknown` if only the host knows it. */
export type AddressTarget =
  | { readonly kind: 'page' | 'unpublished' | 'missing' | 'unknown'; readonly path: string }
  | ({ readonly kind: 'catalogue' } & Pick<CatalogueLink, 'type' | 'slug'>)

/** Creates a function that resolves addresses that editors typed on a site, with or without locale and site slug. */
export function createAddressResolver(known: KnownAddresses): (address: string, siteId: string) => AddressTarget {
  const pages = new Map<string, boolean>()
  for (const { siteId, path, isPublished } of known.pages) {
    const key = toKey(siteId, buildPath(parseRawPath(path).segments))
    pages.set(key, isPublished || pages.get(key) === true)
  }
  const patterns = known.redirects.map(({ siteId, pattern }) => {
    const { segments } = parseRawPath(pattern.split(/[?#]/)[0] ?? '')
    return { siteId, pattern: toRulePattern(buildPath(withoutLocale(segments))) }
  })
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
    const area = resolveArea(below)
    const slug = below.at(-1)
    // The segments between are the classifications above.
    if ((area === 'products' || area === 'services') && slug !== undefined && below.length > 1)
      return { kind: 'catalogue', type: area === 'products' ? 'PRODUCT' : 'SERVICE', slug }
    const path = buildPath(below)
    if (area !== 'content' || hostPaths.has(path)) return { kind: 'unknown', path }
    const isPublished = pages.get(toKey(site, path))
    if (isPublished === true) return { kind: 'page', path }
    const isRedirected = patterns.some(
      (rule) =>
        (rule.siteId === null || rule.siteId === site) &&
        (matchPattern(rule.pattern, path) ?? matchPattern(rule.pattern, buildPath(own))) !== null,
    )
    if (isRedirected) return { kind: 'unknown', path }
    return { kind: isPublished === false ? 'unpublished' : 'missing', path }
  }
}

/** Pages of the host that are not content. */
const hostPaths: ReadonlySet<string> = new Set(['/search'])

function toKey(siteId: string, path: string): string {
  return `${siteId} ${path}`
}

function withoutLocale(segments: readonly string[]): readonly string[] {
  return segments[0] !== undefined && parseLocaleSegment(segments[0]) ? segments.slice(1) : segments
}
