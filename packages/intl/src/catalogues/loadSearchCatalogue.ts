import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the search (LOCALE-20). */
export async function loadSearchCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/search/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/search/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/search/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/search/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/search/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/search/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/search/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/search/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/search/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/search/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/search/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
