export {
  CatalogueError,
  loadCatalogue,
  loadConsentCatalogue,
  loadFormsCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadSearchCatalogue,
  loadServicesCatalogue,
} from './loadCatalogue.ts'
