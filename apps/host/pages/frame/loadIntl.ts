import { loadCatalogue } from '@kudex/intl/catalogues'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { createIntl, type IntlShape } from '@kudex/intl/messages'

/** The texts of a locale; each catalogue is loaded once and each locale has one formatter. */
export function loadIntl({ code, language }: Pick<Locale, 'code' | 'language'>): Promise<IntlShape> {
  const kept = known.get(code) ?? createIntlOf(code, language)
  known.set(code, kept)
  // A catalogue that could not be fetched is asked for again the next time.
  kept.catch(() => known.delete(code))
  return kept
}

const known = new Map<string, Promise<IntlShape>>()

async function createIntlOf(code: string, language: string): Promise<IntlShape> {
  const spoken = toLanguageCode(language)
  return createIntl({ locale: code, language: spoken, messages: await loadCatalogue(spoken) })
}
