import type { ContentPreference } from '@kudex/api/content'
import { defaultLanguage, resolveCountry } from '@kudex/domain/locales'
import type { RequestContext } from '../../request/requestContext.types.ts'

/** The languages to ask the content service for: the locale's, then the default of its country (GQL-04). */
export function toPreference({ address, system }: Pick<RequestContext, 'address' | 'system'>): ContentPreference {
  const { language, country } = address.locale
  const fallback = resolveCountry(country, system.countries, system.languages)?.defaultLanguage
  return { language, fallbackLanguage: fallback ?? defaultLanguage }
}
