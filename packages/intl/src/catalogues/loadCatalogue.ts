import type { LanguageCode } from '@kudex/domain/locales'
import type { Catalogue } from '../messages/messages.types.ts'
import {
  consentCatalogues,
  editorialCatalogues,
  formsCatalogues,
  hostCatalogues,
  panelCatalogues,
  portalCatalogues,
  productsCatalogues,
  searchCatalogues,
  servicesCatalogues,
  type CatalogueLoaders,
} from './catalogueLoaders.ts'

/** There is no catalogue of a language (LOCALE-20). */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly language: string
  constructor(language: string) {
    super(`Translation file for language ${language} not found`)
    this.language = language
  }
}

/** Loads the compiled texts that every page of the web host may speak, in a language; throws a {@link CatalogueError} for others (LOCALE-20). */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(hostCatalogues, language)
}

/** Loads the compiled texts of the pages of products and services (LOCALE-20). */
export async function loadProductsCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(productsCatalogues, language)
}

/** Loads the compiled texts of the customer portal and of signing in (LOCALE-20). */
export async function loadPortalCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(portalCatalogues, language)
}

/** Loads the compiled texts of searching (LOCALE-20). */
export async function loadSearchCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(searchCatalogues, language)
}

/** Loads the compiled texts of public forms and of contacts (LOCALE-20). */
export async function loadFormsCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(formsCatalogues, language)
}

/** Loads the compiled texts of stories, media releases and pages for investors (LOCALE-20). */
export async function loadEditorialCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(editorialCatalogues, language)
}

/** Loads the compiled texts of what opens beside a page: news feed and flash messages (LOCALE-20). */
export async function loadPanelCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(panelCatalogues, language)
}

/** Loads the compiled texts of the consent banner (LOCALE-20). */
export async function loadConsentCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(consentCatalogues, language)
}

/** Loads the compiled texts of the services, such as the sign-in pages, in a language (LOCALE-20). */
export async function loadServicesCatalogue(language: string): Promise<Catalogue> {
  return loadFrom(servicesCatalogues, language)
}

async function loadFrom(loaders: CatalogueLoaders, language: string): Promise<Catalogue> {
  if (!Object.hasOwn(loaders, language)) throw new CatalogueError(language)
  const { default: catalogue } = await loaders[language as LanguageCode]()
  // A compiled catalogue is our own build's; its type is not worth reading from each file.
  return catalogue as unknown as Catalogue
}
