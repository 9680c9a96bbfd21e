import { loadComparisonCatalogue } from '@kudex/intl/catalogues'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { createIntl, type IntlShape } from '@kudex/intl/messages'

/** The texts of the comparison in a locale; each is loaded once, with the button that speaks them. */
export function loadComparisonIntl({ code, language }: Pick<Locale, 'code' | 'language'>): Promise<IntlShape> {
  const known = loaded.get(code)
  if (known) return known
  const spoken = toLanguageCode(language)
  const intl = loadComparisonCatalogue(spoken).then((messages) =>
    createIntl({ locale: code, language: spoken, messages }),
  )
  loaded.set(code, intl)
  intl.catch(() => loaded.delete(code))
  return intl
}

const loaded = new Map<string, Promise<IntlShape>>()
