import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of public forms and of contacts (LOCALE-20). */
export const loadFormsCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/forms/${language}.json`, { with: { type: 'json' } }),
)
