import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the contact panel and of lists of contacts (LOCALE-20). */
export const loadContactsCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/contacts/${language}.json`, { with: { type: 'json' } }),
)
