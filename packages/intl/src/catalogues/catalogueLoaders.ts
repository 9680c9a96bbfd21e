import type { LanguageCode } from '@kudex/domain/locales'

/** How the compiled catalogue of each language is loaded. */
export type CatalogueLoaders = Readonly<Record<LanguageCode, () => Promise<{ readonly default: object }>>>

// Written out one by one: bundlers make a file of each only where they can read its path.

/** Texts that every page of the web host may speak. */
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

/** Texts of the pages of products and services. */
export const productsCatalogues: CatalogueLoaders = {
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
}

/** Texts of the customer portal and of signing in. */
export const portalCatalogues: CatalogueLoaders = {
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
}

/** Texts of searching. */
export const searchCatalogues: CatalogueLoaders = {
  en: () => import('../../compiled/search/en.json', { with: { type: 'json' } }),
  de: () => import('../../compiled/search/de.json', { with: { type: 'json' } }),
  fr: () => import('../../compiled/search/fr.json', { with: { type: 'json' } }),
  zh: () => import('../../compiled/search/zh.json', { with: { type: 'json' } }),
  ja: () => import('../../compiled/search/ja.json', { with: { type: 'json' } }),
  es: () => import('../../compiled/search/es.json', { with: { type: 'json' } }),
  pt: () => import('../../compiled/search/pt.json', { with: { type: 'json' } }),
  cs: () => import('../../compiled/search/cs.json', { with: { type: 'json' } }),
  hu: () => import('../../compiled/search/hu.json', { with: { type: 'json' } }),
  ro: () => import('../../compiled/search/ro.json', { with: { type: 'json' } }),
  sk: () => import('../../compiled/search/sk.json', { with: { type: 'json' } }),
}

/** Texts of public forms, contacts and locations. */
export const formsCatalogues: CatalogueLoaders = {
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
}

/** Texts of stories, media releases and pages for investors. */
export const editorialCatalogues: CatalogueLoaders = {
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
}

/** Texts of what opens beside a page: news feed and flash messages. */
export const panelCatalogues: CatalogueLoaders = {
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
}

/** Texts of the consent banner. */
export const consentCatalogues: CatalogueLoaders = {
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
