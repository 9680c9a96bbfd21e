import type { LanguageCode } from '@kudex/domain/locales'

/** How the compiled catalogue of each language is loaded. */
export type CatalogueLoaders = Readonly<Record<LanguageCode, () => Promise<{ readonly default: object }>>>

// Written out one by one: bundlers make a file of each only where they can read its path.

/** Texts of the web host. */
export const hostCatalogues: CatalogueLoaders = {
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
}

/** Texts of the services. */
export const servicesCatalogues: CatalogueLoaders = {
  en: () => import('../../compiled/services/en.json', { with: { type: 'json' } }),
  de: () => import('../../compiled/services/de.json', { with: { type: 'json' } }),
  fr: () => import('../../compiled/services/fr.json', { with: { type: 'json' } }),
  zh: () => import('../../compiled/services/zh.json', { with: { type: 'json' } }),
  ja: () => import('../../compiled/services/ja.json', { with: { type: 'json' } }),
  es: () => import('../../compiled/services/es.json', { with: { type: 'json' } }),
  pt: () => import('../../compiled/services/pt.json', { with: { type: 'json' } }),
  cs: () => import('../../compiled/services/cs.json', { with: { type: 'json' } }),
  hu: () => import('../../compiled/services/hu.json', { with: { type: 'json' } }),
  ro: () => import('../../compiled/services/ro.json', { with: { type: 'json' } }),
  sk: () => import('../../compiled/services/sk.json', { with: { type: 'json' } }),
}
