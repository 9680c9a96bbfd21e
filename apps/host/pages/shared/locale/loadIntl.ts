import {
  loadBlocksCatalogue,
  loadCatalogue,
  loadComparisonCatalogue,
  loadContactsCatalogue,
  loadEditorCatalogue,
  loadEditorialCatalogue,
  loadFinderCatalogue,
  loadFormsCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadSearchCatalogue,
} from '@kudex/intl/catalogues'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { toFormatLocale } from '@kudex/intl/formats'
import { createIntl, type Catalogue, type IntlShape } from '@kudex/intl/messages'

/** Loads texts of some pages only; a page names them in its `+texts.ts`. */
export type LoadTexts = (language: string) => Promise<Catalogue>

/**
 * The texts of a locale; each catalogue is loaded once and each locale has one formatter. Browsers load the common
 * texts and those of the page; the server loads all.
 */
export async function loadIntl(locale: FormattedLocale, loadTexts?: LoadTexts): Promise<IntlShape> {
  const loaders: readonly LoadTexts[] = import.meta.env.SSR
    ? [
        loadCatalogue,
        loadBlocksCatalogue,
        loadProductsCatalogue,
        loadComparisonCatalogue,
        loadContactsCatalogue,
        loadEditorCatalogue,
        loadEditorialCatalogue,
        loadFinderCatalogue,
        loadFormsCatalogue,
        loadPortalCatalogue,
        loadSearchCatalogue,
      ]
    : loadTexts
      ? [loadCatalogue, loadTexts]
      : [loadCatalogue]
  const kept = known.get(loadTexts) ?? new Map<string, Promise<IntlShape>>()
  known.set(loadTexts, kept)
  const intl = kept.get(locale.code) ?? createIntlOf(locale, loaders)
  kept.set(locale.code, intl)
  // Retry a failed catalogue the next time.
  intl.catch(() => kept.delete(locale.code))
  return intl
}

const known = new Map<LoadTexts | undefined, Map<string, Promise<IntlShape>>>()

type FormattedLocale = Pick<Locale, 'code' | 'language' | 'isInternational'>

async function createIntlOf(locale: FormattedLocale, loaders: readonly LoadTexts[]): Promise<IntlShape> {
  const language = toLanguageCode(locale.language)
  const catalogues = await Promise.all(loaders.map((load) => load(language)))
  const messages = Object.assign({}, ...catalogues) as Catalogue
  return createIntl({ locale: toFormatLocale(locale), language, messages })
}
