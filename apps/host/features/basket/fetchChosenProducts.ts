import { fetchPageProps } from '@kudex/api/page-props'
import { mostEntries, toComparisonQuery } from '@kudex/domain/comparison'
import type { ChosenProducts } from './chosenProducts.types.ts'

/**
 * Fetches products by their slugs: the data of the comparison's overview page, which the page cache keeps for equal
 * queries. Throws if a request fails.
 */
export async function fetchChosenProducts(
  slugs: readonly string[],
  address: string,
  signal: AbortSignal,
): Promise<ChosenProducts> {
  const parts = Array.from({ length: Math.ceil(slugs.length / mostEntries) }, (_, index) =>
    slugs.slice(index * mostEntries, (index + 1) * mostEntries),
  )
  const results = await Promise.all(parts.map((part) => fetchPart(part, address, signal)))
  return {
    products: results.flatMap(({ products }) => products),
    missing: results.flatMap(({ missing }) => missing),
    elsewhere: results.flatMap(({ elsewhere }) => elsewhere),
  }
}

async function fetchPart(slugs: readonly string[], address: string, signal: AbortSignal): Promise<ChosenProducts> {
  const query = toComparisonQuery(slugs.map((slug) => ({ slug, variantId: null })))
  const { chosen } = await fetchPageProps<{ readonly chosen: ChosenProducts }>(address, query, signal)
  return chosen
}
