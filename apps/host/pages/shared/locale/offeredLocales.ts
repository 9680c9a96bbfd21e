import { resolveListedLocales, resolveOfferedLocales, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import type { RequestContext } from '../../../request/requestContext.types.ts'

interface SiteRequest {
  readonly system: SystemData
  readonly address: { readonly site: Site }
}

type LocaleRequest = Pick<RequestContext, 'system' | 'address'>

/** The locales that a site lists in its selector and in `hreflang` links (LOCALE-02). */
export const listLocales = oncePerSnapshot(resolveListedLocales)

/** The offered locale of a language: in the current country, else the international one; null if there is none. */
export function findOfferedLocale(request: LocaleRequest, language: string): Locale | null {
  const offered = listOfferedLocales(request).filter((locale) => locale.language === language)
  const { country } = request.address.locale
  return (
    offered.find((locale) => locale.country === country) ?? offered.find((locale) => locale.isInternational) ?? null
  )
}

/**
 * The locales that a site offers in the given countries, without countries in all of them: the current one first, then
 * those of its language (PAGE-08).
 */
export function listLocalesOfSite(
  { system, address: { locale } }: LocaleRequest,
  site: Site,
  countries: readonly string[] = [],
): readonly Locale[] {
  const offered = listOfferedLocales({ system, address: { site } }).filter(
    ({ country }) => countries.length === 0 || countries.includes(country),
  )
  const rank = ({ code, language }: Locale) => (code === locale.code ? 0 : language === locale.language ? 1 : 2)
  return offered.toSorted((one, other) => rank(one) - rank(other))
}

/** The first of {@link listLocalesOfSite}; null if there is none. */
export function findLocaleOfSite(...parameters: Parameters<typeof listLocalesOfSite>): Locale | null {
  return listLocalesOfSite(...parameters)[0] ?? null
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
