import type { LanguageCode } from '@kudex/domain/locales'

// The bundler of the services does not resolve template literals.
const catalogues = {
  en: () => import('../../compiled/policies/en.json', { with: { type: 'json' } }),
  de: () => import('../../compiled/policies/de.json', { with: { type: 'json' } }),
  fr: () => import('../../compiled/policies/fr.json', { with: { type: 'json' } }),
  zh: () => import('../../compiled/policies/zh.json', { with: { type: 'json' } }),
  ja: () => import('../../compiled/policies/ja.json', { with: { type: 'json' } }),
  es: () => import('../../compiled/policies/es.json', { with: { type: 'json' } }),
  pt: () => import('../../compiled/policies/pt.json', { with: { type: 'json' } }),
  cs: () => import('../../compiled/policies/cs.json', { with: { type: 'json' } }),
  hu: () => import('../../compiled/policies/hu.json', { with: { type: 'json' } }),
  ro: () => import('../../compiled/policies/ro.json', { with: { type: 'json' } }),
  sk: () => import('../../compiled/policies/sk.json', { with: { type: 'json' } }),
}

/** Imports the texts of field policies, which the portal and the sign-in pages share (FORM-19). */
export function importPolicies(language: LanguageCode): Promise<{ readonly default: object }> {
  return catalogues[language]()
}
