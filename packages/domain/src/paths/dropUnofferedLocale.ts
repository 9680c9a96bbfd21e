import type { Locale } from '../locales/locale.ts'
import { removeLocalePlaceholder } from '../links/buildLink.ts'
import { resolveSiteIndex } from '../sites/siteIndex.ts'
import type { SystemData } from './paths.types.ts'
import { resolveSystemIndex } from './systemIndex.ts'

/**
 * Removes `{locale}` from a `hard:/{locale}` link if the site that it leads to does not offer the locale of the page.
 * The host then chooses a locale by cookie and browser (ROUTE-18) instead of redirecting to English.
 */
export function dropUnofferedLocale(link: string, { urlCode }: Pick<Locale, 'urlCode'>, system: SystemData): string {
  const path = removeLocalePlaceholder(link)
  if (path === link) return link
  const [slug = ''] = path.slice('hard:/'.length).split(/[/?#]/)
  const sites = resolveSiteIndex(system.sites)
  const site = sites.findBySlug(slug) ?? sites.main
  return site && resolveSystemIndex(system).findLocale(site, urlCode) ? link : path
}
