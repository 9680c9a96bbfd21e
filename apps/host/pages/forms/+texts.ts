/** Texts of forms. */
export { loadFormsCatalogue as texts } from '@kudex/intl/catalogues'
