import { createCatalogueLoader } from './createCatalogueLoader.ts'
import { importPolicies } from './importPolicies.ts'

/** Loads the compiled texts of the customer portal, of sign-in and of field policies (LOCALE-20). */
export const loadPortalCatalogue = createCatalogueLoader(async (language) => {
  const [own, policies] = await Promise.all([
    import(`../../compiled/portal/${language}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>,
    importPolicies(language),
  ])
  return { default: { ...own.default, ...policies.default } }
})
