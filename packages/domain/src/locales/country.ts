import type { MeasurementSystem } from '../measurement/measurementSystem.ts'
import type { Language } from './language.ts'

/** A country of the system data (LOCALE-01). Display names are keyed by the locale they are written in. */
export interface Country {
  readonly countryCode: string
  readonly hidden: boolean
  readonly supportedLanguages: readonly string[]
  readonly defaultLanguage: string
  readonly defaultMeasurementSystem: MeasurementSystem | null
  readonly sortIndex: number
  readonly displayNames: Readonly<Record<string, string>>
}

/** Code of the virtual country of the international locales (LOCALE-08). */
export const internationalCountryCode = 'ALL'

/** The virtual country ALL: covers all languages, default English and Metric (LOCALE-08, LOCALE-09). */
export function createInternationalCountry(languages: readonly Pick<Language, 'languageCode'>[]): Country {
  return {
    countryCode: internationalCountryCode,
    hidden: false,
    supportedLanguages: languages.map((language) => language.languageCode),
    defaultLanguage: 'en',
    defaultMeasurementSystem: 'dim_metric',
    sortIndex: -1,
    displayNames: { en: 'All', de: 'Alle' },
  }
}

/** Finds a country by its code, the virtual country ALL included; null when the system does not have it. */
export function resolveCountry(
  countryCode: string,
  countries: readonly Country[],
  languages: readonly Pick<Language, 'languageCode'>[],
): Country | null {
  if (countryCode === internationalCountryCode) return createInternationalCountry(languages)
  return countries.find((country) => country.countryCode === countryCode) ?? null
}
