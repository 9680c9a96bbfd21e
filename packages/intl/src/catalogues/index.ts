export { CatalogueError, loadCatalogue, loadServicesCatalogue } from './loadCatalogue.ts'
