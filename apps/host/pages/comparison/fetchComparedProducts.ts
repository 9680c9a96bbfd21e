import type { ProductSummary } from '@kudex/domain/catalogue'
import type { ComparedProduct, ComparisonEntry } from '@kudex/domain/comparison'
import type { RequestContext } from '../../request/requestContext.types.ts'

/**
 * Fetches the products of all entries in one request. Bypasses the data cache: any set of products can be requested,
 * and the page cache holds the result.
 */
export async function fetchComparedProducts(
  { products, address, signal }: RequestContext,
  entries: readonly ComparisonEntry[],
): Promise<readonly ComparedProduct[]> {
  const slugs = [...new Set(entries.map(({ slug }) => slug))]
  return products.fetchComparedProducts(slugs, address.locale.sisCode, { signal })
}

/** The products directly below a category, in every country (GQL-10). */
export function loadProductsOf(
  { products, address, load }: RequestContext,
  slug: string,
): Promise<readonly ProductSummary[]> {
  const language = address.locale.sisCode
  return load(`products-of/${language}/${slug}`, () =>
    products.fetchProductsOfClassification(slug, 'PRODUCT', language, null),
  )
}
