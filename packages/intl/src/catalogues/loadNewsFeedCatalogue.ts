import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the news feed: its button and its panel (LOCALE-20). */
export async function loadNewsFeedCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/news-feed/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/news-feed/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/news-feed/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/news-feed/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/news-feed/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/news-feed/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/news-feed/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/news-feed/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/news-feed/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/news-feed/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/news-feed/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
