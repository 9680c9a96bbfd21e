import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of flash messages (LOCALE-20). */
export const loadFlashCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/flash/${language}.json`, { with: { type: 'json' } }),
)
