export {
  CatalogueError,
  loadCatalogue,
  loadConsentCatalogue,
  loadEditorialCatalogue,
  loadPanelCatalogue,
  loadFormsCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadSearchCatalogue,
  loadServicesCatalogue,
} from './loadCatalogue.ts'
