import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the comparison: its button, its panel and its pages (LOCALE-20). */
export async function loadComparisonCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/comparison/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/comparison/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/comparison/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/comparison/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/comparison/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/comparison/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/comparison/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/comparison/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/comparison/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/comparison/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/comparison/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
