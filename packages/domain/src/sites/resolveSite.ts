import type { Site } from './site.ts'
import { normalizeHostname, type SiteDomain } from './siteDomain.ts'

/** The step that chose a site; `path` is a slug on a host nobody lists, `fallback` the site without a slug (SITE-02). */
export type SiteMatch = 'host-slug' | 'host' | 'suffix-slug' | 'suffix' | 'path' | 'fallback'

/** The chosen site and how it was found. */
export interface ResolvedSite {
  readonly site: Site
  readonly matchedBy: SiteMatch
  /** True when the path carries the site's slug, so that links and the home path carry it too (ROUTE-11, ROUTE-14). */
  readonly slugInPath: boolean
}

/** The system data cannot answer: no site at all, or a matched site without domains (SITE-06). */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/**
 * Chooses the site of a request, in the spec's order over all sites: exact host plus slug, exact host, host suffix
 * plus slug, host suffix, else the site without a slug (SITE-02…06). On a host nobody lists a path slug still selects
 * its site. Throws {@link SiteError} when the site has no domains.
 */
export function resolveSite(
  sites: readonly Site[],
  hostname: string,
  firstSegmentAfterLocale: string | null | undefined,
): ResolvedSite {
  const host = normalizeHostname(hostname)
  const slug = firstSegmentAfterLocale || null
  const resolved =
    (slug && findSite(sites, 'host-slug', (domain) => domain.host === host && domain.slug === slug)) ||
    findSite(sites, 'host', (domain) => domain.host === host && domain.slug === null) ||
    (slug && findSite(sites, 'suffix-slug', (domain) => isHostSuffix(host, domain.host) && domain.slug === slug)) ||
    findSite(sites, 'suffix', (domain) => isHostSuffix(host, domain.host) && domain.slug === null) ||
    (slug && findSite(sites, 'path', (domain) => domain.slug === slug)) ||
    findFallback(sites)
  if (resolved.site.domains.length === 0) {
    throw new SiteError(`Matched site ${resolved.site.name}, but no domain configuration was found`)
  }
  return resolved
}

function findSite(
  sites: readonly Site[],
  matchedBy: SiteMatch,
  matches: (domain: SiteDomain) => boolean,
): ResolvedSite | null {
  const site = sites.find((candidate) => candidate.domains.some(matches))
  return site ? { site, matchedBy, slugInPath: matchedBy !== 'host' && matchedBy !== 'suffix' } : null
}

/** A suffix ends at a label: `www.a.com` ends with `a.com`, `xa.com` does not (SITE-05). */
function isHostSuffix(host: string, suffix: string): boolean {
  return host.endsWith(`.${suffix}`)
}

function findFallback(sites: readonly Site[]): ResolvedSite {
  const site = sites.find((candidate) => candidate.isMain)
  if (!site) throw new SiteError('No site without a slug is configured')
  return { site, matchedBy: 'fallback', slugInPath: false }
}
