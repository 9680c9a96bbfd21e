export {
  CatalogueError,
  loadCatalogue,
  loadPortalCatalogue,
  loadProductsCatalogue,
  loadServicesCatalogue,
} from './loadCatalogue.ts'
