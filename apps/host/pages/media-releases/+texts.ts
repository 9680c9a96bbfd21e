export { loadEditorialCatalogue as texts } from '@kudex/intl/catalogues'
