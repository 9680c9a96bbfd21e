/** Where a site is found: a host, and the slug below it when the host belongs to another site (SITE-07). */
export interface SiteDomain {
  /** Host name in lower case, without a port. */
  readonly host: string
  readonly slug: string | null
}

/** Reads a domain entry of host and optional slug: `a.com/fair`, `a.com` (SITE-07). */
export function resolveSiteDomain(entry: string): SiteDomain {
  const [host = '', slug = ''] = entry.trim().split('/')
  return { host: normalizeHostname(host), slug: slug || null }
}

/** A host name in lower case, without port and final dot: what hosts are compared by (SITE-05). */
export function normalizeHostname(hostname: string): string {
  const lower = hostname.trim().toLowerCase()
  if (lower.startsWith('[')) return lower.slice(0, lower.indexOf(']') + 1)
  const [name = ''] = lower.split(':')
  return name.endsWith('.') ? name.slice(0, -1) : name
}
