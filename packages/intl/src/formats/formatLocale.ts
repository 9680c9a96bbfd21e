/**
 * The BCP 47 tag for formatting numbers and dates of a locale. International locales use a default country: English
 * dates are `14 March 2023`, German numbers are Swiss.
 */
export function toFormatLocale(locale: {
  readonly code: string
  readonly language: string
  readonly isInternational: boolean
}): string {
  return locale.isInternational ? (internationalTags[locale.language] ?? locale.language) : locale.code
}

const internationalTags: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-CH', zh: 'zh-CN', pt: 'pt-BR' }
