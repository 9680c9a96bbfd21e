import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the search (LOCALE-20). */
export const loadSearchCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/search/${language}.json`, { with: { type: 'json' } }),
)
