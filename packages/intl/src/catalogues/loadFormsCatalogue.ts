import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of public forms and of contacts (LOCALE-20). */
export async function loadFormsCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/forms/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/forms/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/forms/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/forms/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/forms/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/forms/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/forms/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/forms/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/forms/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/forms/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/forms/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
