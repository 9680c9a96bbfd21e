import type { Catalogue } from '../messages/messages.types.ts'
import { loadFrom } from './loadFrom.ts'

/** Loads the compiled texts of the pages of products and services (LOCALE-20). */
export async function loadProductsCatalogue(language: string): Promise<Catalogue> {
  // Literal paths, so that bundlers create a chunk for each.
  return loadFrom(
    {
      en: () => import('../../compiled/products/en.json', { with: { type: 'json' } }),
      de: () => import('../../compiled/products/de.json', { with: { type: 'json' } }),
      fr: () => import('../../compiled/products/fr.json', { with: { type: 'json' } }),
      zh: () => import('../../compiled/products/zh.json', { with: { type: 'json' } }),
      ja: () => import('../../compiled/products/ja.json', { with: { type: 'json' } }),
      es: () => import('../../compiled/products/es.json', { with: { type: 'json' } }),
      pt: () => import('../../compiled/products/pt.json', { with: { type: 'json' } }),
      cs: () => import('../../compiled/products/cs.json', { with: { type: 'json' } }),
      hu: () => import('../../compiled/products/hu.json', { with: { type: 'json' } }),
      ro: () => import('../../compiled/products/ro.json', { with: { type: 'json' } }),
      sk: () => import('../../compiled/products/sk.json', { with: { type: 'json' } }),
    },
    language,
  )
}
