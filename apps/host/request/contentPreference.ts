import { defaultLanguage, resolveCountry, type Locale } from '@kudex/domain/locales'
import type { SystemData } from '@kudex/domain/paths'

/** Languages for the content service: the locale's, then the default of its country (GQL-04). */
export function toContentPreference(
  { countries, languages }: Pick<SystemData, 'countries' | 'languages'>,
  { language, country }: Pick<Locale, 'language' | 'country'>,
): { readonly language: string; readonly fallbackLanguage: string } {
  const fallbackLanguage = resolveCountry(country, countries, languages)?.defaultLanguage ?? defaultLanguage
  return { language, fallbackLanguage }
}
