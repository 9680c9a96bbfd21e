/** Pages here speak the texts of the portal and of signing in. */
export { loadPortalCatalogue as texts } from '@kudex/intl/catalogues'
