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
import { listEditorial, type EditorialSources } from './listEditorial.ts'

/** A page as a sitemap lists it. */
export interface ListedAddress {
  /** Path below locale and site. */
  readonly path: string
  /** The countries it is for, ALL for the international locales; null for everywhere. */
  readonly countries: readonly string[] | null
  /** ISO date and time; null where nobody keeps it. */
  readonly changedAt: string | null
}

export interface AddressSources {
  readonly content: Pick<ContentClient, 'fetchPagesOfSite'> & EditorialSources
  readonly products: Pick<ProductsClient, 'fetchClassifications' | 'fetchProductsOfClassification'>
}

/**
 * Lists what a site shows in a language: its published pages that nothing protects, and the catalogue of a site that
 * has one, each page in the languages that it is complete in (PAGE-06).
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
    .filter((page) => !page.isProtected && page.languages.includes(language))
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
  // A list changes with what stands in it, on every level above it.
  const changes = new Map<string, string>()
  for (const classification of classifications) {
    const lineage = ['', ...resolveLineage(classification, classifications).map(({ id }) => id)]
    // One after the other: a large catalogue must not be a burst for the service.
    for (const product of await products.fetchProductsOfClassification(classification.slug, serviceLocale, null)) {
      if (isService(product) !== (type === 'SERVICE')) continue
      const { supportedCountries, updatedAt, languages } = product
      for (const id of lineage) changes.set(id, [changes.get(id) ?? '', updatedAt].toSorted().at(-1) ?? updatedAt)
      if (!languages.includes(language)) continue
      const path = resolveProductPath(product, classifications)
      found.set(path, { path, countries: supportedCountries, changedAt: updatedAt })
    }
  }
  const spoken = classifications.filter(({ languages }) => languages.includes(language))
  const isListSpoken = classifications.every(
    ({ parentId, languages }) => parentId !== null || languages.includes(language),
  )
  return [
    ...(isListSpoken ? [{ path: resolveListPath(type), countries: null, changedAt: changes.get('') ?? null }] : []),
    ...spoken.map((classification) => ({
      path: resolveClassificationPath(classification, classifications),
      countries: classification.supportedCountries,
      changedAt: changes.get(classification.id) ?? null,
    })),
    ...found.values(),
  ]
}
