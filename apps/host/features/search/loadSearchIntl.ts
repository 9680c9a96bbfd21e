import { loadSearchCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The texts of searching in a locale, loaded only by who searches. */
export const loadSearchIntl = createIntlLoader(loadSearchCatalogue)
