import type { Site } from '@kudex/domain/sites'

/** How a request reached us, as far as it may be believed. */
export interface RequestOrigin {
  /** Host name without port, lower case; empty when the request names none. */
  readonly hostname: string
  /** `http://localhost:3000`; only compared with the listed origins, never sent back as it is. */
  readonly origin: string
  readonly isSecure: boolean
}

/** The origin of absolute addresses: the request's if it is listed, else the first listed (contract, PUBLIC_ORIGINS). */
export function resolvePublicOrigin(publicOrigins: readonly string[], { origin }: RequestOrigin): string {
  return publicOrigins.includes(origin) ? origin : (publicOrigins[0] ?? '')
}

/** Where the canonical addresses of a site stand: their origin, and the slug that a path has there. */
export interface CanonicalPlace {
  readonly origin: string
  readonly siteSlug: string | null
}

/** The site's first domain that has a listed origin, else the place of the request: one address for one page. */
export function resolveCanonicalPlace(
  site: Pick<Site, 'domains'>,
  publicOrigins: readonly string[],
  fallback: CanonicalPlace,
): CanonicalPlace {
  for (const { host, slug } of site.domains) {
    const listed = publicOrigins.find((origin) => new URL(origin).hostname === host)
    if (listed !== undefined) return { origin: listed, siteSlug: slug }
  }
  return fallback
}
