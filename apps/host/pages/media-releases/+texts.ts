/** Texts of stories and media releases. */
export { loadEditorialCatalogue as texts } from '@kudex/intl/catalogues'
