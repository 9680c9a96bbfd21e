import type { Site } from './site.ts'
import { normalizeHostname } from './siteDomain.ts'
import { resolveSiteIndex } from './siteIndex.ts'

/** How a site was found; `path` is a slug on an unknown host, `fallback` the site without a slug (SITE-02). */
export type SiteMatch = 'host-slug' | 'host' | 'suffix-slug' | 'suffix' | 'path' | 'fallback'

/** The chosen site and how it was found. */
export interface ResolvedSite {
  readonly site: Site
  readonly matchedBy: SiteMatch
  /** True if the path contains the site's slug; links and the home path then contain it too (ROUTE-11, ROUTE-14). */
  readonly slugInPath: boolean
}

/** No site exists, or the matched site has no domains (SITE-06). */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/**
 * Finds the site of a request, in the spec's order over all sites: exact host plus slug, exact host, host suffix plus
 * slug, host suffix, else the site without a slug (SITE-02…06). On an unknown host a path slug still selects its site.
 * Throws {@link SiteError} if the site has no domains.
 */
export function resolveSite(
  sites: readonly Site[],
  hostname: string,
  firstSegmentAfterLocale: string | null | undefined,
): ResolvedSite {
  const host = normalizeHostname(hostname)
  const slug = firstSegmentAfterLocale || null
  const index = resolveSiteIndex(sites)
  const resolved =
    (slug && toResolved(index.findByHost(host, slug), 'host-slug')) ||
    toResolved(index.findByHost(host, null), 'host') ||
    (slug && toResolved(index.findBySuffix(host, slug), 'suffix-slug')) ||
    toResolved(index.findBySuffix(host, null), 'suffix') ||
    (slug && toResolved(index.findBySlug(slug), 'path')) ||
    toResolved(index.main, 'fallback')
  if (!resolved) throw new SiteError('No site without a slug is configured')
  if (resolved.site.domains.length === 0) {
    throw new SiteError(`Matched site ${resolved.site.name}, but no domain configuration was found`)
  }
  return resolved
}

function toResolved(site: Site | undefined, matchedBy: SiteMatch): ResolvedSite | null {
  if (!site) return null
  return { site, matchedBy, slugInPath: matchedBy !== 'host' && matchedBy !== 'suffix' && matchedBy !== 'fallback' }
}
