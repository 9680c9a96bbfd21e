import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the consent banner (LOCALE-20). */
export async function loadConsentCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/consent/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/consent/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/consent/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/consent/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/consent/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/consent/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/consent/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/consent/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/consent/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/consent/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/consent/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
