import type { PageAddress } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'

/** Host and scheme of a request, from trusted headers only. */
export interface RequestOrigin {
  /** Host name without port, lower case; empty without a Host header. */
  readonly hostname: string
  /** `http://localhost:3000`; only compared with the listed origins, never sent back. */
  readonly origin: string
  readonly isSecure: boolean
}

/** The origin of absolute addresses: the request's if it is listed, else the first listed (contract, PUBLIC_ORIGINS). */
export function resolvePublicOrigin(publicOrigins: readonly string[], { origin }: RequestOrigin): string {
  return publicOrigins.includes(origin) ? origin : (publicOrigins[0] ?? '')
}

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
  { site, siteSlug }: Pick<PageAddress, 'site' | 'siteSlug'>,
  sites: readonly Site[],
  publicOrigins: readonly string[],
): string {
  const main = siteSlug === null && !site.isMain ? sites.find(({ isMain }) => isMain) : undefined
  return main ? resolveCanonicalBase(main, publicOrigins, { origin: '', siteSlug }).origin : ''
}
