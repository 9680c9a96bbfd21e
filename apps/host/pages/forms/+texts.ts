/** Pages here speak the texts of forms. */
export { loadFormsCatalogue as texts } from '@kudex/intl/catalogues'
