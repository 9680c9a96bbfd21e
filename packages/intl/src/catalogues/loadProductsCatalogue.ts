import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the pages of products and services (LOCALE-20). */
export const loadProductsCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/products/${language}.json`, { with: { type: 'json' } }),
)
