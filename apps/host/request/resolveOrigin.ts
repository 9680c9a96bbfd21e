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

/** The origin of canonical addresses: the site's first domain that has a listed origin, else the public origin. */
export function resolveCanonicalOrigin(
  site: Pick<Site, 'domains'>,
  publicOrigins: readonly string[],
  fallback: string,
): string {
  for (const { host } of site.domains) {
    const listed = publicOrigins.find((origin) => new URL(origin).hostname === host)
    if (listed !== undefined) return listed
  }
  return fallback
}
