import { loadFlashCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The words around floating messages in a locale, loaded with the first message. */
export const loadFlashIntl = createIntlLoader(loadFlashCatalogue)
