/** Loads the parts of catalogue pages that have scripts of their own. */
export { preloadCatalogue as preload } from '../shared/catalogue/preloadCatalogue.ts'
