import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { toFormatLocale } from '@kudex/intl/formats'
import { createIntl, type Catalogue, type IntlShape } from '@kudex/intl/messages'
import { use } from 'react'
import { useAppContext } from './appContext.ts'
import { loadPatiently } from './lazyComponent.ts'

type LoadCatalogue = (language: string) => Promise<Catalogue>

/** The messages of a feature in the current locale; suspends until they are loaded. */
export function useFeatureIntl(loadCatalogue: LoadCatalogue): IntlShape {
  const { locale } = useAppContext()
  return use(loadFeatureIntl(loadCatalogue, locale))
}

/** Loads the messages of a feature: one request per catalogue and locale, repeated only after a failure. */
export function loadFeatureIntl(
  loadCatalogue: LoadCatalogue,
  locale: Pick<Locale, 'code' | 'language' | 'isInternational'>,
): Promise<IntlShape> {
  const byLocale = loaded.get(loadCatalogue) ?? new Map<string, Promise<IntlShape>>()
  loaded.set(loadCatalogue, byLocale)
  const { code } = locale
  const known = byLocale.get(code)
  if (known) return known
  const language = toLanguageCode(locale.language)
  const intl = loadPatiently(() => loadCatalogue(language)).then((messages) =>
    createIntl({ locale: toFormatLocale(locale), language, messages }),
  )
  byLocale.set(code, intl)
  intl.catch(() => byLocale.delete(code))
  return intl
}

const loaded = new Map<LoadCatalogue, Map<string, Promise<IntlShape>>>()
