export { loadFinderCatalogue as texts } from '@kudex/intl/catalogues'
