import { fetchPageProps } from '@kudex/api/page-props'
import { comparisonPath, mostEntries, toComparisonQuery } from '@kudex/domain/comparison'
import type { ChosenProducts } from './chosenProducts.types.ts'

/**
 * Asks the overview of the comparison for products, by their slugs: the data of a page of ours, kept by the front door
 * for everyone who asks the same. Throws when it is not answered.
 */
export async function fetchChosenProducts(
  slugs: readonly string[],
  link: (path: string) => string,
  signal: AbortSignal,
): Promise<ChosenProducts> {
  const wanted = [...new Set(slugs)].toSorted()
  const parts = Array.from({ length: Math.ceil(wanted.length / mostEntries) }, (_, index) =>
    wanted.slice(index * mostEntries, (index + 1) * mostEntries),
  )
  const answers = await Promise.all(parts.map((part) => fetchPart(part, link, signal)))
  return {
    products: answers.flatMap(({ products }) => products),
    missing: answers.flatMap(({ missing }) => missing),
    elsewhere: answers.flatMap(({ elsewhere }) => elsewhere),
  }
}

async function fetchPart(
  slugs: readonly string[],
  link: (path: string) => string,
  signal: AbortSignal,
): Promise<ChosenProducts> {
  const query = toComparisonQuery(slugs.map((slug) => ({ slug, variantId: null })))
  const { chosen } = await fetchPageProps<{ readonly chosen: ChosenProducts }>(link(comparisonPath), query, signal)
  return chosen
}
