export { loadSearchCatalogue as texts } from '@kudex/intl/catalogues'
