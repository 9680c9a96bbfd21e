import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of blocks; server only (LOCALE-20). */
export async function loadBlocksCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/blocks/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/blocks/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/blocks/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/blocks/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/blocks/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/blocks/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/blocks/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/blocks/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/blocks/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/blocks/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/blocks/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
