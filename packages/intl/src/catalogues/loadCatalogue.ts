import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/**
 * Loads the compiled texts of every page in a language; throws a {@link CatalogueError} for unsupported languages
 * (LOCALE-20).
 */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/host/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/host/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/host/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/host/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/host/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/host/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/host/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/host/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/host/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/host/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/host/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
