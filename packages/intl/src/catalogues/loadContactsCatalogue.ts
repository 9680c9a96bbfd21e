import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the contact panel and of lists of contacts (LOCALE-20). */
export async function loadContactsCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/contacts/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/contacts/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/contacts/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/contacts/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/contacts/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/contacts/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/contacts/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/contacts/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/contacts/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/contacts/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/contacts/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
