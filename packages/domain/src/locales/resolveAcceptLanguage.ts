import { internationalCountryCode, type Country } from './country.ts'
import type { Language } from './language.ts'
import type { Locale } from './locale.ts'

/**
 * The offered locale that an Accept-Language header wants most, null when none fits: the exact locale, else the
 * language bare, else the language in its default country (LOCALE-15). Hidden countries are never chosen.
 */
export function resolveAcceptLanguage(
  header: string | null | undefined,
  offered: readonly Locale[],
  countries: readonly Country[],
  languages: readonly Language[],
): Locale | null {
  if (!header) return null
  const hidden = new Set(countries.filter((country) => country.hidden).map((country) => country.countryCode))
  const find = (language: string, country: string) =>
    hidden.has(country)
      ? undefined
      : offered.find((locale) => locale.language === language && locale.country === country)
  for (const { language, country } of parseRanges(header)) {
    const home = languages.find((candidate) => candidate.languageCode === language)?.defaultCountry
    const locale =
      (country ? find(language, country) : undefined) ??
      find(language, internationalCountryCode) ??
      (home ? find(language, home) : undefined)
    if (locale) return locale
  }
  return null
}

interface LanguageRange {
  readonly language: string
  readonly country: string | null
  readonly quality: number
}

function parseRanges(header: string): LanguageRange[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .map(parseRange)
    .filter((range) => range !== null)
    .filter((range) => range.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
}

// A hostile header must not buy time; browsers stay far below this.
const longestHeader = 1000

function parseRange(text: string): LanguageRange | null {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const [language = '', ...subtags] = tag.split('-')
  if (!/^[a-z]{2}$/i.test(language)) return null
  // A script may stand between language and country: zh-Hans-CN.
  const country = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag))
  return {
    language: language.toLowerCase(),
    country: country?.toUpperCase() ?? null,
    quality: parseQuality(parameters),
  }
}

function parseQuality(parameters: readonly string[]): number {
  const parameter = parameters.find((candidate) => /^q=/i.test(candidate))
  if (!parameter) return 1
  const quality = Number(parameter.slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}
