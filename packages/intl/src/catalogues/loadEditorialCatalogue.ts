import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of stories, media releases and pages for investors (LOCALE-20). */
export const loadEditorialCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/editorial/${language}.json`, { with: { type: 'json' } }),
)
