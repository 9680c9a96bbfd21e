/**
 * The tag by which numbers and dates of a locale are formatted: its own, and for international locales the country
 * that is written for (English dates read `14 March 2023`, German numbers the Swiss way).
 */
export function toFormatLocale(locale: {
  readonly code: string
  readonly language: string
  readonly isInternational: boolean
}): string {
  return locale.isInternational ? (internationalTags[locale.language] ?? locale.language) : locale.code
}

const internationalTags: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-CH', zh: 'zh-CN', pt: 'pt-BR' }
