import type { ContentPreference } from '@kudex/api/content'
import type { Locale } from '@kudex/domain/locales'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import { resolveSite, type Site } from '@kudex/domain/sites'
import { toContentPreference } from '../../request/contentPreference.ts'

export interface SiteLocale {
  readonly site: Site
  readonly locale: Locale
  readonly preference: ContentPreference
}

/** Finds a site by id and one of its locales by URL code; null if there is no such site or it does not offer the locale. */
export function findSiteLocale(system: SystemData, siteId: string, urlCode: string): SiteLocale | null {
  const site = system.sites.find(({ id }) => id === siteId)
  const offered = site ? resolveSystemIndex(system).offeredLocales(site) : []
  const locale = offered.find((one) => one.urlCode === urlCode)
  return site && locale ? { site, locale, preference: toContentPreference(system, locale) } : null
}

/** The slug that the paths of a site have on a host; null for none (ROUTE-11). */
export function resolveSiteSlug(site: Site, { sites }: SystemData, hostname: string): string | null {
  const resolved = resolveSite(sites, hostname, site.slug)
  if (resolved.site.id === site.id) return resolved.slugInPath ? site.slug : null
  return site.domains[0]?.slug ?? null
}
