import type { Site } from './site.ts'

/**
 * The sites by what they are found by, so that a request costs the same with fifty of them. Of several sites with the
 * same entry the first counts.
 */
export interface SiteIndex {
  /** The site that lists exactly this host, with the slug or without one. */
  findByHost(host: string, slug: string | null): Site | undefined
  /** The first site, in the order of the list, that lists a host which this one ends with, at a label (SITE-05). */
  findBySuffix(host: string, slug: string | null): Site | undefined
  /** The site that lists the slug below any host. */
  findBySlug(slug: string): Site | undefined
  readonly main: Site | undefined
}

/** The index of a list of sites; it lives as long as the list does. */
export function resolveSiteIndex(sites: readonly Site[]): SiteIndex {
  const known = indexes.get(sites)
  if (known) return known
  const index = createIndex(sites)
  indexes.set(sites, index)
  return index
}

const indexes = new WeakMap<readonly Site[], SiteIndex>()

function createIndex(sites: readonly Site[]): SiteIndex {
  const bySlug = new Map<string, Site>()
  const byEntry = new Map<string, { readonly site: Site; readonly position: number }>()
  for (const [position, site] of sites.entries()) {
    for (const { host, slug } of site.domains) {
      const key = toKey(host, slug)
      if (!byEntry.has(key)) byEntry.set(key, { site, position })
      if (slug !== null && !bySlug.has(slug)) bySlug.set(slug, site)
    }
  }
  return {
    main: sites.find((site) => site.isMain),
    findByHost: (host, slug) => byEntry.get(toKey(host, slug))?.site,
    findBySlug: (slug) => bySlug.get(slug),
    findBySuffix(host, slug) {
      let found: { readonly site: Site; readonly position: number } | undefined
      for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
        const entry = byEntry.get(toKey(host.slice(dot + 1), slug))
        if (entry && (!found || entry.position < found.position)) found = entry
      }
      return found?.site
    },
  }
}

/** No host name holds a slash. */
function toKey(host: string, slug: string | null): string {
  return slug === null ? host : `${host}/${slug}`
}
