/** A domain of a site: a host, and the slug below it if the host belongs to another site (SITE-07). */
export interface SiteDomain {
  /** Host name in lower case, without a port. */
  readonly host: string
  readonly slug: string | null
}

/** Parses a domain entry of host and optional slug: `a.com/fair`, `a.com` (SITE-07). */
export function resolveSiteDomain(entry: string): SiteDomain {
  const [host = '', slug = ''] = entry.trim().split('/')
  return { host: normalizeHostname(host), slug: slug || null }
}

/** Normalizes a host name for comparison: lower case, no port, no trailing dot (SITE-05). */
export function normalizeHostname(hostname: string): string {
  const lower = hostname.trim().toLowerCase()
  if (lower.startsWith('[')) return lower.slice(0, lower.indexOf(']') + 1)
  const [name = ''] = lower.split(':')
  return name.endsWith('.') ? name.slice(0, -1) : name
}
