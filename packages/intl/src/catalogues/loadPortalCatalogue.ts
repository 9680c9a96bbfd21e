import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the customer portal and of sign-in (LOCALE-20). */
export const loadPortalCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/portal/${language}.json`, { with: { type: 'json' } }),
)
