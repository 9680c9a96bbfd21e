import type { Catalogue } from '@kudex/intl/messages'
import { createIntl, type IntlShape } from '@kudex/intl/messages'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'

type LoadIntl = (locale: Pick<Locale, 'code' | 'language'>) => Promise<IntlShape>

/** Makes what loads the texts of a feature in a locale, each once; one that could not be fetched is asked for again. */
export function createIntlLoader(loadCatalogue: (language: string) => Promise<Catalogue>): LoadIntl {
  const loaded = new Map<string, Promise<IntlShape>>()
  return ({ code, language }) => {
    const known = loaded.get(code)
    if (known) return known
    const spoken = toLanguageCode(language)
    const intl = loadCatalogue(spoken).then((messages) => createIntl({ locale: code, language: spoken, messages }))
    loaded.set(code, intl)
    intl.catch(() => loaded.delete(code))
    return intl
  }
}
