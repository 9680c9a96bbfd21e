import type { Locale } from '../locales/locale.ts'
import { removeLocalePlaceholder } from '../links/buildLink.ts'
import { resolveSiteIndex } from '../sites/siteIndex.ts'
import type { SystemData } from './paths.types.ts'
import { resolveSystemIndex } from './systemIndex.ts'

/** Locale of a page, and what its links to other sites depend on. */
export interface SiteLinkContext {
  readonly locale: Pick<Locale, 'urlCode'>
  readonly system: SystemData
  /** Origin of the main site if another site owns the host; empty or missing otherwise. */
  readonly mainOrigin?: string | undefined
}

/**
 * Resolves a `hard:/{locale}` link to another site; other links do not change. Adds the origin of the main site, which
 * serves all slugs, on a host of another site (SITE-01). Removes `{locale}` if the site that it leads to does not offer the
 * locale of the page. The host then chooses a locale by cookie and browser (ROUTE-18) instead of redirecting to English.
 */
export function resolveSiteLink(link: string, { locale, system, mainOrigin = '' }: SiteLinkContext): string {
  const path = removeLocalePlaceholder(link)
  if (path === link) return link
  const [slug = ''] = path.slice('hard:/'.length).split(/[/?#]/)
  const sites = resolveSiteIndex(system.sites)
  const site = sites.findBySlug(slug) ?? sites.main
  const target = site && resolveSystemIndex(system).findLocale(site, locale.urlCode) ? link : path
  return target.replace(/^hard:/i, `hard:${mainOrigin}`)
}
