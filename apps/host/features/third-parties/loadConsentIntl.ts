import { loadConsentCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The texts of the banner in a locale, loaded only by who is asked. */
export const loadConsentIntl = createIntlLoader(loadConsentCatalogue)
