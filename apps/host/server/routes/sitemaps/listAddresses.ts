import type { ContentClient } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import {
  isService,
  resolveClassificationPath,
  resolveLineage,
  resolveListPath,
  resolveProductPath,
  type ClassificationType,
} from '@kudex/domain/catalogue'
import { toServiceLocale } from '@kudex/domain/locales'
import { hasFeature, type Site } from '@kudex/domain/sites'
import { listEditorial, type EditorialSources, type ListedAddress } from './listEditorial.ts'

export type { ListedAddress }

export interface AddressSources {
  readonly content: Pick<ContentClient, 'fetchPagesOfSite'> & EditorialSources
  readonly products: Pick<ProductsClient, 'fetchClassifications' | 'fetchProductsOfClassification'>
}

/**
 * Lists the addresses of a site in a language: published, unprotected pages, stories, media releases and the catalogue,
 * each in the languages that it is complete in (PAGE-06).
 */
export async function listAddresses(
  site: Site,
  language: string,
  { content, products }: AddressSources,
): Promise<readonly ListedAddress[]> {
  const types = (['PRODUCT', 'SERVICE'] as const).filter((type) => hasFeature(site, areaOf[type]))
  const [pages, editorial, ...catalogues] = await Promise.all([
    listPages(site, language, content),
    listEditorial(site, language, content),
    ...types.map((type) => listCatalogue(type, language, products)),
  ])
  return [...pages, ...editorial, ...catalogues.flat()]
}

const areaOf = { PRODUCT: 'products', SERVICE: 'services' } as const

async function listPages(
  site: Site,
  language: string,
  content: AddressSources['content'],
): Promise<readonly ListedAddress[]> {
  const pages = await content.fetchPagesOfSite(site.id)
  return pages
    .filter((page) => page.languages.includes(language))
    .map(({ url, countries, updatedAt }) => ({
      path: url,
      countries: countries.length === 0 ? null : countries,
      changedAt: updatedAt,
    }))
}

async function listCatalogue(
  type: ClassificationType,
  language: string,
  products: AddressSources['products'],
): Promise<readonly ListedAddress[]> {
  const serviceLocale = toServiceLocale(language)
  const classifications = await products.fetchClassifications(serviceLocale, type)
  const found = new Map<string, ListedAddress>()
  // A list changes with its products, on every level above them.
  const changes = new Map<string, string>()
  for (const classification of classifications) {
    const lineage = ['', ...resolveLineage(classification, classifications).map(({ id }) => id)]
    // Sequential, so that a large catalogue does not cause a burst of requests.
    for (const product of await products.fetchProductsOfClassification(classification.slug, serviceLocale, null)) {
      if (isService(product) !== (type === 'SERVICE')) continue
      const { supportedCountries, updatedAt, languages } = product
      for (const id of lineage) changes.set(id, [changes.get(id) ?? '', updatedAt].toSorted().at(-1) ?? updatedAt)
      if (!languages.includes(language)) continue
      const path = resolveProductPath(product, classifications)
      found.set(path, { path, countries: supportedCountries, changedAt: updatedAt })
    }
  }
  const translated = classifications.filter(({ languages }) => languages.includes(language))
  const isListTranslated = classifications.every(
    ({ parentId, languages }) => parentId !== null || languages.includes(language),
  )
  return [
    ...(isListTranslated ? [{ path: resolveListPath(type), countries: null, changedAt: changes.get('') ?? null }] : []),
    ...translated.map((classification) => ({
      path: resolveClassificationPath(classification, classifications),
      countries: classification.supportedCountries,
      changedAt: changes.get(classification.id) ?? null,
    })),
    ...found.values(),
  ]
}
