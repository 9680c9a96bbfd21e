/** Texts of the search. */
export { loadSearchCatalogue as texts } from '@kudex/intl/catalogues'
