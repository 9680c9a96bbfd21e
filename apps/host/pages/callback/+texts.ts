export { loadPortalCatalogue as texts } from '@kudex/intl/catalogues'
