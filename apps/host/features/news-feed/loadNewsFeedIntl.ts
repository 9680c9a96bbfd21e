import { loadNewsFeedCatalogue } from '@kudex/intl/catalogues'
import { createIntlLoader } from '../createIntlLoader.ts'

/** The texts of the news feed in a locale; each is loaded once, with the button that speaks them. */
export const loadNewsFeedIntl = createIntlLoader(loadNewsFeedCatalogue)
