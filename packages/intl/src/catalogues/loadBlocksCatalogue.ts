import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of blocks; server only (LOCALE-20). */
export const loadBlocksCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/blocks/${language}.json`, { with: { type: 'json' } }),
)
