import { isLanguageCode, type LanguageCode } from '@kudex/domain/locales'

/** Tells whether there is a text search configuration of the language (`search.de`); the migration makes them. */
export function isConfigured(language: string): language is LanguageCode {
  return isLanguageCode(language)
}
