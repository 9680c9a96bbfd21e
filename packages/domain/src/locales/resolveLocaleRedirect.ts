import { internationalCountryCode, type Country } from './country.ts'
import type { Locale } from './locale.ts'

/**
 * Redirect target of a locale that is not offered: the same language without country, else the country's default
 * language, else `en`, else the first locale of the site; null if the site offers none (ROUTE-17, ROUTE-18).
 */
export function resolveLocaleRedirect(
  requested: { readonly language: string; readonly country: string },
  offered: readonly Locale[],
  countries: readonly Country[],
): Locale | null {
  const find = (language: string, country: string) =>
    offered.find((locale) => locale.language === language && locale.country === country)
  const country = countries.find((candidate) => candidate.countryCode === requested.country)
  return (
    find(requested.language, internationalCountryCode) ??
    (country && find(country.defaultLanguage, country.countryCode)) ??
    find('en', internationalCountryCode) ??
    offered[0] ??
    null
  )
}
