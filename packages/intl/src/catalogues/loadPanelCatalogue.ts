import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of what opens beside a page: news feed and flash messages (LOCALE-20). */
export async function loadPanelCatalogue(language: string): Promise<Catalogue> {
  // Written out one by one: bundlers make a file of each only where they can read its path.
  return loadFrom(
    {
      en: () => import('../../compiled/panels/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/panels/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/panels/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/panels/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/panels/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/panels/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/panels/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/panels/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/panels/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/panels/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/panels/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
