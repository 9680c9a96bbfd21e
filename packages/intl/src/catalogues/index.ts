export {
  CatalogueError,
  loadCatalogue,
  loadConsentCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadSearchCatalogue,
  loadServicesCatalogue,
} from './loadCatalogue.ts'
