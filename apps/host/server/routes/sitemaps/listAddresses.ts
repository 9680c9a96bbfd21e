import type { ContentClient } from '@kudex/api/content'
import type { ProductsClient } from '@kudex/api/products'
import {
  resolveClassificationPath,
  resolveLineage,
  resolveListPath,
  resolveProductPath,
  type ClassificationType,
} from '@kudex/domain/catalogue'
import { toServiceLocale } from '@kudex/domain/locales'
import { hasFeature, type Site } from '@kudex/domain/sites'
import type { DataCache } from '../../caches/dataCache.ts'
import { listEditorial, textLanguage, type EditorialSources, type ListedAddress } from './listEditorial.ts'

export type { ListedAddress }

export interface AddressSources {
  readonly data: Pick<DataCache, 'load'>
  readonly content: Pick<ContentClient, 'fetchPagesOfSite'> & EditorialSources
  readonly products: Pick<ProductsClient, 'fetchClassifications' | 'fetchProductAddresses'>
}

/**
 * Lists the addresses of a site: published, unprotected pages, stories, media releases and the catalogue, each with the
 * languages that it is complete in (PAGE-06). The catalogue is cached by itself: a change of a page does not load it
 * again.
 */
export function listAddresses(site: Site, sources: AddressSources): Promise<readonly ListedAddress[]> {
  const { data, content, products } = sources
  const types = (['PRODUCT', 'SERVICE'] as const).filter((type) => hasFeature(site, areaOf[type]))
  return data.load(`sitemap/${encodeURIComponent(site.id)}`, async () => {
    const [pages, editorial, ...catalogues] = await Promise.all([
      listPages(site, content),
      listEditorial(site, content),
      ...types.map((type) => data.load(`sitemap-catalogue/${type}`, () => listCatalogue(type, products))),
    ])
    return [...pages, ...editorial, ...catalogues.flat()]
  })
}

const areaOf = { PRODUCT: 'products', SERVICE: 'services' } as const

async function listPages(site: Site, content: AddressSources['content']): Promise<readonly ListedAddress[]> {
  const pages = await content.fetchPagesOfSite(site.id)
  return pages.map(({ url, countries, languages, updatedAt }) => ({
    path: url,
    countries: countries.length === 0 ? null : countries,
    languages,
    changedAt: updatedAt,
  }))
}

async function listCatalogue(
  type: ClassificationType,
  products: AddressSources['products'],
): Promise<readonly ListedAddress[]> {
  const serviceLocale = toServiceLocale(textLanguage)
  const [classifications, entries] = await Promise.all([
    products.fetchClassifications(serviceLocale, type),
    products.fetchProductAddresses(type, serviceLocale),
  ])
  const found = new Map<string, ListedAddress>()
  // A list changes with its products, on every level above them.
  const changes = new Map<string, string>()
  for (const product of entries) {
    const { supportedCountries, updatedAt, languages } = product
    const lineages = product.classifications.flatMap((entry) => resolveLineage(entry, classifications))
    // An entry without classification is in no list.
    if (lineages.length === 0) continue
    for (const id of ['', ...lineages.map((entry) => entry.id)])
      changes.set(id, [changes.get(id) ?? '', updatedAt].toSorted().at(-1) ?? updatedAt)
    const path = resolveProductPath(product, classifications)
    found.set(path, { path, countries: supportedCountries, languages, changedAt: updatedAt })
  }
  return [
    {
      path: resolveListPath(type),
      countries: null,
      languages: listCommonLanguages(classifications.filter(({ parentId }) => parentId === null)),
      changedAt: changes.get('') ?? null,
    },
    ...classifications.map((classification) => ({
      path: resolveClassificationPath(classification, classifications),
      countries: classification.supportedCountries,
      languages: classification.languages,
      changedAt: changes.get(classification.id) ?? null,
    })),
    ...found.values(),
  ]
}

/** The languages of all entries; null for every language if there are none. */
function listCommonLanguages(entries: readonly { readonly languages: readonly string[] }[]): readonly string[] | null {
  const [first, ...others] = entries.map(({ languages }) => languages)
  return first?.filter((language) => others.every((languages) => languages.includes(language))) ?? null
}
