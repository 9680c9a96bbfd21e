import type { ContentPreference } from '@kudex/api/content'
import type { Locale } from '@kudex/domain/locales'
import { resolveSystemIndex, type SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import { toContentPreference } from '../../request/contentPreference.ts'

/** A site in one of its locales, as the addresses of endpoints and files name it. */
export interface Place {
  readonly site: Site
  readonly locale: Locale
  readonly preference: ContentPreference
}

/** Finds the place of an address; null where there is no such site or it does not offer the locale. */
export function findPlace(system: SystemData, siteId: string, urlCode: string): Place | null {
  const site = system.sites.find(({ id }) => id === siteId)
  const offered = site ? resolveSystemIndex(system).offeredLocales(site) : []
  const locale = offered.find((one) => one.urlCode === urlCode)
  return site && locale ? { site, locale, preference: toContentPreference(system, locale) } : null
}
