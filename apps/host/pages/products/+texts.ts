/** Texts of products and services. */
export { loadProductsCatalogue as texts } from '@kudex/intl/catalogues'
