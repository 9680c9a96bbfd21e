import type { Country } from './country.ts'
import { createLocale, type Locale } from './locale.ts'
import type { Language } from './language.ts'

/** The language settings of a site (SITE-12, SITE-21, SITE-22, SITE-23). */
export interface SiteLanguageRules {
  readonly internationalOnly: boolean
  readonly addedLanguages: readonly string[]
  readonly removedLanguages: readonly string[]
}

/** International languages of a site: en and de, plus added and minus removed languages (SITE-21, SITE-22, SITE-23). */
export function resolveSiteLanguages(site: SiteLanguageRules): string[] {
  const languages = [...new Set([...baseLanguages, ...site.addedLanguages])]
  return languages.filter((language) => !site.removedLanguages.includes(language))
}

/**
 * Every locale that a site offers: its international languages, then each country in its languages, without removed
 * languages. Includes hidden countries, whose URLs still work (LOCALE-02, SITE-12).
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

/** The offered locales that selectors, `hreflang` links and sitemaps list: those of hidden countries are left out (LOCALE-02). */
export function resolveListedLocales(
  site: SiteLanguageRules,
  countries: readonly Country[],
  languages: readonly Pick<Language, 'languageCode'>[],
): Locale[] {
  return resolveOfferedLocales(
    site,
    countries.filter(({ hidden }) => !hidden),
    languages,
  )
}

const baseLanguages: readonly string[] = ['en', 'de']
