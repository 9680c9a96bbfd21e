import { createCatalogueLoader } from './createCatalogueLoader.ts'
import { importPolicies } from './importPolicies.ts'

// The bundler of the services does not resolve template literals.
const catalogues = {
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

/** Loads the compiled texts of the services, such as the sign-in pages, in a language (LOCALE-20). */
export const loadServicesCatalogue = createCatalogueLoader(async (language) => {
  const [own, policies] = await Promise.all([catalogues[language](), importPolicies(language)])
  return { default: { ...own.default, ...policies.default } }
})
