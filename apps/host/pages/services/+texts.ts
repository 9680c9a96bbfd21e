export { loadProductsCatalogue as texts } from '@kudex/intl/catalogues'
