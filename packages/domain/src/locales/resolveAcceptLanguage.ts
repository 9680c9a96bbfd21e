import { internationalCountryCode, type Country } from './country.ts'
import type { Language } from './language.ts'
import type { Locale } from './locale.ts'

/**
 * The offered locale that fits the first of the wanted language tags, null when none fits: the exact locale, else the
 * language bare, else the language in its default country (LOCALE-15). Hidden countries are never chosen.
 */
export function resolveAcceptLanguage(
  tags: readonly string[] | null,
  offered: readonly Locale[],
  countries: readonly Country[],
  languages: readonly Language[],
): Locale | null {
  if (!tags) return null
  const hidden = new Set(countries.filter((country) => country.hidden).map((country) => country.countryCode))
  const find = (language: string, country: string) =>
    hidden.has(country)
      ? undefined
      : offered.find((locale) => locale.language === language && locale.country === country)
  for (const tag of tags) {
    const [first = '', ...subtags] = tag.split('-')
    const language = first.toLowerCase()
    // A script may come between language and country: zh-Hans-CN.
    const country = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))?.toUpperCase()
    const home = languages.find((candidate) => candidate.languageCode === language)?.defaultCountry
    const locale =
      (country ? find(language, country) : undefined) ??
      find(language, internationalCountryCode) ??
      (home ? find(language, home) : undefined)
    if (locale) return locale
  }
  return null
}
