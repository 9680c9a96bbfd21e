import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of flash messages (LOCALE-20). */
export async function loadFlashCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/flash/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/flash/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/flash/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/flash/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/flash/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/flash/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/flash/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/flash/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/flash/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/flash/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/flash/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
