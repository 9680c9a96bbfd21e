/** Texts of the portal and of sign-in. */
export { loadPortalCatalogue as texts } from '@kudex/intl/catalogues'
