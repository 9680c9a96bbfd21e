import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the product finder (LOCALE-20). */
export const loadFinderCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/finder/${language}.json`, { with: { type: 'json' } }),
)
