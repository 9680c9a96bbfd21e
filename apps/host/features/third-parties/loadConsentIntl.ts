import { loadConsentCatalogue } from '@kudex/intl/catalogues'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { createIntl, type IntlShape } from '@kudex/intl/messages'

/** The texts of the banner in a locale; each is loaded once, and only by who is asked. */
export function loadConsentIntl({ code, language }: Pick<Locale, 'code' | 'language'>): Promise<IntlShape> {
  const known = loaded.get(code)
  if (known) return known
  const spoken = toLanguageCode(language)
  const intl = loadConsentCatalogue(spoken).then((messages) => createIntl({ locale: code, language: spoken, messages }))
  loaded.set(code, intl)
  return intl
}

const loaded = new Map<string, Promise<IntlShape>>()
