import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the consent banner (LOCALE-20). */
export const loadConsentCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/consent/${language}.json`, { with: { type: 'json' } }),
)
