import { internationalCountryCode } from './country.ts'

/** A country's name in a language from CLDR, `All`/`Alle`/… for ALL; the code itself when unknown (LOCALE-04, LOCALE-10). */
export function resolveCountryName(countryCode: string, language: string): string {
  if (countryCode === internationalCountryCode) return internationalNames[language] ?? 'All'
  return resolveName('region', countryCode, language)
}

/** A language's name in a language from CLDR; the code itself when unknown (LOCALE-04). */
export function resolveLanguageName(languageCode: string, language: string): string {
  return resolveName('language', languageCode, language)
}

/**
 * The name an editor gave in the current locale, then in its language, then in English; null when there is none
 * (LOCALE-04).
 */
export function resolveDisplayName(
  displayNames: Readonly<Record<string, string>>,
  locale: { readonly code: string; readonly language: string },
): string | null {
  return displayNames[locale.code] ?? displayNames[locale.language] ?? displayNames['en'] ?? null
}

const internationalNames: Readonly<Record<string, string>> = {
  en: 'All',
  de: 'Alle',
  fr: 'Tous',
  zh: '全部',
  ja: 'すべて',
  es: 'Todos',
  pt: 'Todos',
  cs: 'Všechny',
  hu: 'Összes',
  ro: 'Toate',
  sk: 'Všetky',
}

function resolveName(type: 'region' | 'language', code: string, language: string): string {
  try {
    return namesOf(type, language).of(code) ?? code
  } catch {
    // `Intl` throws on malformed codes; show the code instead.
    return code
  }
}

// Cached: creating an `Intl.DisplayNames` takes about a millisecond.
const names = new Map<string, Intl.DisplayNames>()

function namesOf(type: 'region' | 'language', language: string): Intl.DisplayNames {
  const key = `${type} ${language}`
  const known = names.get(key)
  if (known) return known
  const created = new Intl.DisplayNames([language], { type, fallback: 'code' })
  names.set(key, created)
  return created
}
