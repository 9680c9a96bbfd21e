import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the editor area (LOCALE-20). */
export const loadEditorCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/editor/${language}.json`, { with: { type: 'json' } }),
)
