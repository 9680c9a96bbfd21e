import { loadContactsCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The texts of the contact panel in a locale. */
export const loadContactIntl = createIntlLoader(loadContactsCatalogue)
