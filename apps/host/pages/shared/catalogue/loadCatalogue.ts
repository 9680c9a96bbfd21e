import {
  isCanonicalProductPath,
  isService,
  isVisibleIn,
  resolveClassificationPath,
  resolveLineage,
  resolveListPath,
  resolveProductPath,
  type Classification,
  type ClassificationType,
} from '@kudex/domain/catalogue'
import { listingViews, writeListingState, type ListingState, type ProductListing } from '@kudex/domain/listing'
import type { CatalogueItem } from '@kudex/api/products'
import { redirect } from 'vike/abort'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../data/abortWithNotFound.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { buildPageLink } from '../links/buildPageLink.ts'

/** All classifications of a type, for all countries; pages filter by their country (GQL-07). */
export function loadClassifications(
  request: RequestContext,
  type: ClassificationType,
): Promise<readonly Classification[]> {
  const language = request.address.locale.sisCode
  return request.load(`classifications/${type}/${language}`, () =>
    request.products.fetchClassifications(language, type),
  )
}

/** Products of a page of a list. */
export const listingPageSize = 12

/**
 * A page of all products in and below a classification. Only the unfiltered first page is cached: requests for
 * arbitrary filters would evict everything else (CAT-10, CACHE-01).
 */
export async function loadListing(
  request: RequestContext,
  { slug, type }: Classification,
  state: ListingState,
): Promise<ProductListing> {
  const { sisCode: language, country } = request.address.locale
  const system = request.visitor.measurementSystem
  const fetch = () =>
    request.products.fetchListing({ slug, type, language, country, system, state, pageSize: listingPageSize })
  const listing =
    writeListingState({ ...state, view: listingViews[0] }) === ''
      ? await loadOptional(request, ['listing', type, language, country, system, slug], fetch)
      : await fetch()
  return listing ?? { total: 0, products: [], facets: [] }
}

/**
 * The item at the path. Unknown slugs and items that the country does not have are not found; a valid slug below a
 * wrong path redirects to the right one (CAT-07, CAT-21, CAT-28).
 */
export async function loadCatalogueItem(
  request: RequestContext,
  type: ClassificationType,
  classifications: readonly Classification[],
): Promise<CatalogueItem> {
  const { segments, locale } = request.address
  const slug = segments.at(-1) ?? ''
  const item = await fetchItem(request, type, slug)
  const shown = item.kind === 'product' ? item.product : item.classification
  if (!isVisibleIn(shown, locale.country)) abortWithNotFound('item')
  if (item.kind === 'product' && isService(item.product) !== (type === 'SERVICE')) abortWithNotFound('item')
  const path = resolveItemPath(item, classifications)
  if (!isAskedBy(segments, item, path, classifications)) throw redirect(buildPageLink(request, path), 301)
  return item
}

/** Path below locale and site of an item of the catalogue. */
export function resolveItemPath(item: CatalogueItem, classifications: readonly Classification[]): string {
  return item.kind === 'product'
    ? resolveProductPath(item.product, classifications)
    : resolveClassificationPath(item.classification, classifications)
}

/** The classifications above an item, from the first level down (CAT-03). */
export function resolveAncestors(
  item: CatalogueItem,
  classifications: readonly Classification[],
): readonly Classification[] {
  if (item.kind === 'classification') return resolveLineage(item.classification, classifications).slice(0, -1)
  const [home] = item.product.classifications
  return home ? resolveLineage(home, classifications) : []
}

async function fetchItem(request: RequestContext, type: ClassificationType, slug: string): Promise<CatalogueItem> {
  const language = request.address.locale.sisCode
  const item = await loadOptional(request, ['item', type, language, slug], () =>
    request.products.fetchProductOrClassification(slug, language, type),
  )
  return item ?? abortWithNotFound('item', `No product found for slug ${slug}`)
}

function isAskedBy(
  segments: readonly string[],
  item: CatalogueItem,
  path: string,
  classifications: readonly Classification[],
): boolean {
  if (item.kind === 'product') return isCanonicalProductPath(segments.slice(1), item.product, classifications)
  const asked = segments.slice(1).map((segment) => encodeURIComponent(segment))
  return [resolveListPath(item.classification.type), ...asked].join('/') === path
}
