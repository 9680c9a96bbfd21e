import { loadSearchCatalogue } from '@kudex/intl/catalogues'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { createIntl, type IntlShape } from '@kudex/intl/messages'

/** The texts of searching in a locale; each is loaded once, and only by who searches. */
export function loadSearchIntl({ code, language }: Pick<Locale, 'code' | 'language'>): Promise<IntlShape> {
  const known = loaded.get(code)
  if (known) return known
  const spoken = toLanguageCode(language)
  const intl = loadSearchCatalogue(spoken).then((messages) => createIntl({ locale: code, language: spoken, messages }))
  loaded.set(code, intl)
  // Texts that could not be fetched are asked for again the next time.
  intl.catch(() => loaded.delete(code))
  return intl
}

const loaded = new Map<string, Promise<IntlShape>>()
