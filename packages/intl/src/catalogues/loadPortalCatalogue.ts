import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the customer portal and of sign-in (LOCALE-20). */
export async function loadPortalCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/portal/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/portal/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/portal/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/portal/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/portal/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/portal/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/portal/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/portal/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/portal/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/portal/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/portal/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
