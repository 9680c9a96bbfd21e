import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of stories, media releases and pages for investors (LOCALE-20). */
export async function loadEditorialCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/editorial/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/editorial/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/editorial/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/editorial/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/editorial/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/editorial/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/editorial/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/editorial/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/editorial/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/editorial/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/editorial/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
