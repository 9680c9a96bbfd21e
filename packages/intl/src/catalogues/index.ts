export {
  CatalogueError,
  loadCatalogue,
  loadConsentCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadServicesCatalogue,
} from './loadCatalogue.ts'
