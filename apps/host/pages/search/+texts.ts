/** Pages here speak the texts of searching. */
export { loadSearchCatalogue as texts } from '@kudex/intl/catalogues'
