import { createCatalogueLoader } from './createCatalogueLoader.ts'

/**
 * Loads the compiled texts of every page in a language; throws a {@link CatalogueError} for unsupported languages
 * (LOCALE-20).
 */
export const loadCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/host/${language}.json`, { with: { type: 'json' } }),
)
