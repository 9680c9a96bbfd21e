import type { Site } from './site.ts'

/** Index of sites by domain, for constant lookup time. The first of several sites with the same entry counts. */
export interface SiteIndex {
  /** The site with exactly this host, with or without slug. */
  findByHost(host: string, slug: string | null): Site | undefined
  /** The first site with a host that is a suffix of this one, at a label (SITE-05). */
  findBySuffix(host: string, slug: string | null): Site | undefined
  /** The site with the slug below any host. */
  findBySlug(slug: string): Site | undefined
  readonly main: Site | undefined
}

/** The index of a list of sites, cached for its lifetime. */
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

/** Host names contain no slash. */
function toKey(host: string, slug: string | null): string {
  return slug === null ? host : `${host}/${slug}`
}
