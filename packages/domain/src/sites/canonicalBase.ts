import type { Site } from './site.ts'

/** What canonical URLs of a site begin with: their origin, and the site's slug in the path. */
export interface CanonicalBase {
  readonly origin: string
  readonly siteSlug: string | null
}

/** The site's first domain with a listed origin, else `fallback`: every page has one canonical URL. */
export function resolveCanonicalBase(
  site: Pick<Site, 'domains'>,
  publicOrigins: readonly string[],
  fallback: CanonicalBase,
): CanonicalBase {
  for (const { host, slug } of site.domains) {
    const listed = publicOrigins.find((origin) => new URL(origin).hostname === host)
    if (listed !== undefined) return { origin: listed, siteSlug: slug }
  }
  return fallback
}

/** Origin of the main site for links from the host of another site; empty on its own hosts and if none is listed (SITE-01). */
export function resolveMainOrigin(
  { site, siteSlug }: { readonly site: Site; readonly siteSlug: string | null },
  sites: readonly Site[],
  publicOrigins: readonly string[],
): string {
  const main = siteSlug === null && !site.isMain ? sites.find(({ isMain }) => isMain) : undefined
  return main ? resolveCanonicalBase(main, publicOrigins, { origin: '', siteSlug }).origin : ''
}
