/**
 * Loads the product actions and the list before client navigation shows the page; at a page load the server has rendered
 * them.
 */
export { preloadCatalogue as preload } from '../shared/catalogue/preloadCatalogue.ts'
