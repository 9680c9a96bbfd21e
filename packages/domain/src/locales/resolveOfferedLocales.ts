import type { Country } from './country.ts'
import { createLocale, type Locale } from './locale.ts'
import type { Language } from './language.ts'

/** What a site says about its languages (SITE-12, SITE-21, SITE-22, SITE-23). */
export interface SiteLanguageRules {
  readonly internationalOnly: boolean
  readonly addedLanguages: readonly string[]
  readonly removedLanguages: readonly string[]
}

/** The languages a site offers internationally: en and de, more or less its own rules (SITE-21, SITE-22, SITE-23). */
export function resolveSiteLanguages(site: SiteLanguageRules): string[] {
  const languages = [...new Set([...baseLanguages, ...site.addedLanguages])]
  return languages.filter((language) => !site.removedLanguages.includes(language))
}

/**
 * Every locale a site offers: its languages bare, then each country in each language it supports, without the
 * languages the site removes; hidden countries included, their addresses resolve (LOCALE-02, SITE-12).
 */
export function resolveOfferedLocales(
  site: SiteLanguageRules,
  countries: readonly Country[],
  languages: readonly Pick<Language, 'languageCode'>[],
): Locale[] {
  const known = new Set(languages.map((language) => language.languageCode))
  const isOffered = (language: string) => known.has(language) && !site.removedLanguages.includes(language)
  const international = resolveSiteLanguages(site)
    .filter(isOffered)
    .map((language) => createLocale(language))
  if (site.internationalOnly) return international
  const national = countries.flatMap((country) =>
    country.supportedLanguages.filter(isOffered).map((language) => createLocale(language, country.countryCode)),
  )
  return [...international, ...national]
}

const baseLanguages: readonly string[] = ['en', 'de']
