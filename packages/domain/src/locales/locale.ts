import { internationalCountryCode } from './country.ts'
import { toServiceLocale } from './language.ts'

/** A language, in one country or internationally (LOCALE-05, LOCALE-06, LOCALE-07). */
export interface Locale {
  /** `de` or `de-CH`. */
  readonly code: string
  /** The code in lower case, as in URLs: `de-ch`. */
  readonly urlCode: string
  /** The service locale for product-information calls: `de-CH`. */
  readonly sisCode: string
  readonly isInternational: boolean
  readonly language: string
  /** Country code, `ALL` for an international locale. */
  readonly country: string
}

/** Creates the locale of a language in a country; the international one without a country or with ALL (LOCALE-05). */
export function createLocale(language: string, country: string = internationalCountryCode): Locale {
  const isInternational = country === internationalCountryCode
  const code = isInternational ? language : `${language}-${country}`
  return { code, urlCode: code.toLowerCase(), sisCode: toServiceLocale(language), isInternational, language, country }
}
