import { resolveListedLocales, resolveOfferedLocales, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import type { RequestContext } from '../../../request/requestContext.types.ts'

type SiteRequest = Pick<RequestContext, 'system' | 'address'>

/** The locales that a site lists in its selector and in `hreflang` links (LOCALE-02). */
export const listLocales = oncePerSnapshot(resolveListedLocales)

/** The offered locale of a language: in the current country, else the international one; null if there is none. */
export function findOfferedLocale(request: SiteRequest, language: string): Locale | null {
  const offered = listOfferedLocales(request).filter((locale) => locale.language === language)
  const { country } = request.address.locale
  return (
    offered.find((locale) => locale.country === country) ?? offered.find((locale) => locale.isInternational) ?? null
  )
}

const listOfferedLocales = oncePerSnapshot(resolveOfferedLocales)

/** Computes the locales of a site once per snapshot of the system data. */
function oncePerSnapshot(resolve: typeof resolveOfferedLocales): (request: SiteRequest) => readonly Locale[] {
  const known = new WeakMap<SystemData, Map<Site, readonly Locale[]>>()
  return ({ system, address: { site } }) => {
    const bySite = known.get(system) ?? new Map<Site, readonly Locale[]>()
    known.set(system, bySite)
    const locales = bySite.get(site) ?? resolve(site, system.countries, system.languages)
    bySite.set(site, locales)
    return locales
  }
}
