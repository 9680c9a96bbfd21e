import { resolveOfferedLocales, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'
import type { Site } from '@kudex/domain/sites'
import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The locales that a site offers; computed once per snapshot of the system data. */
export function listOfferedLocales({
  system,
  address: { site },
}: Pick<RequestContext, 'system' | 'address'>): readonly Locale[] {
  const bySite = known.get(system) ?? new Map<Site, readonly Locale[]>()
  known.set(system, bySite)
  const locales = bySite.get(site) ?? resolveOfferedLocales(site, system.countries, system.languages)
  bySite.set(site, locales)
  return locales
}

/** The offered locale of a language: in the current country, else the international one; null if there is none. */
export function findOfferedLocale(
  request: Pick<RequestContext, 'system' | 'address'>,
  language: string,
): Locale | null {
  const offered = listOfferedLocales(request).filter((locale) => locale.language === language)
  const { country } = request.address.locale
  return (
    offered.find((locale) => locale.country === country) ?? offered.find((locale) => locale.isInternational) ?? null
  )
}

const known = new WeakMap<SystemData, Map<Site, readonly Locale[]>>()
