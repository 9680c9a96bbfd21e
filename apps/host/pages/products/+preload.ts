/** Loads the product actions before client navigation shows the page; at a page load the server has rendered them. */
export { preloadProductActions as preload } from '../../features/featureRegistry.ts'
