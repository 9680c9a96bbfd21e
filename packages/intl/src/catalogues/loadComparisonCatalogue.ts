import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the comparison: its button, its panel and its pages (LOCALE-20). */
export const loadComparisonCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/comparison/${language}.json`, { with: { type: 'json' } }),
)
