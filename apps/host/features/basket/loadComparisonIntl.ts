import { loadComparisonCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The texts of the comparison in a locale; each is loaded once, with the button that speaks them. */
export const loadComparisonIntl = createIntlLoader(loadComparisonCatalogue)
