import { createCatalogueLoader } from './createCatalogueLoader.ts'

/** Loads the compiled texts of the news feed: its button and its panel (LOCALE-20). */
export const loadNewsFeedCatalogue = createCatalogueLoader(
  (language) => import(`../../compiled/news-feed/${language}.json`, { with: { type: 'json' } }),
)
