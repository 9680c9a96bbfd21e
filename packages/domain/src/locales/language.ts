/** The languages of the interface (LOCALE-11). */
export type LanguageCode = 'en' | 'de' | 'fr' | 'zh' | 'ja' | 'es' | 'pt' | 'cs' | 'hu' | 'ro' | 'sk'

/** A language of the system data (LOCALE-03). Display names are keyed by the locale they are written in. */
export interface Language {
  readonly languageCode: string
  readonly defaultCountry: string | null
  readonly sortIndex: number
  readonly displayNames: Readonly<Record<string, string>>
}

/** All languages of the interface; `en` first, it is the source (LOCALE-11). */
export const languageCodes: readonly LanguageCode[] = ['en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk']

/** The language that every text has, the fallback for missing ones. */
export const defaultLanguage: LanguageCode = 'en'

/** True if the interface is available in a language (LOCALE-11). */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(serviceLocales, value)
}

/** The interface language of any language: itself if supported, else English. */
export function toLanguageCode(language: string): LanguageCode {
  return isLanguageCode(language) ? language : defaultLanguage
}

/** The service locale of a language for product-information calls; en-US for any other (LOCALE-11, LOCALE-12). */
export function toServiceLocale(language: string): string {
  return isLanguageCode(language) ? serviceLocales[language] : serviceLocales.en
}

const serviceLocales: Readonly<Record<LanguageCode, string>> = {
  en: 'en-US',
  de: 'de-CH',
  fr: 'fr-FR',
  zh: 'zh-CN',
  ja: 'ja-JP',
  es: 'es-ES',
  pt: 'pt-BR',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
}
