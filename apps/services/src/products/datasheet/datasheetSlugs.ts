import { and, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { products } from '../tables.ts'

/** Slugs of the files that are data sheets of products: all, or those among the given ones. */
export async function listDatasheetSlugs(queries: Queries, among: readonly string[] | 'all'): Promise<string[]> {
  const named = among === 'all' ? [] : among.filter((slug) => slug.endsWith(suffix))
  if (among !== 'all' && named.length === 0) return []
  const isNamed =
    among === 'all'
      ? undefined
      : inArray(
          products.slug,
          named.map((slug) => slug.slice(0, -suffix.length)),
        )
  const rows = await queries
    .select({ slug: products.slug })
    .from(products)
    .where(and(isNull(products.serviceId), isNamed))
  return rows.map(({ slug }) => `${slug}${suffix}`)
}

const suffix = '-datasheet'
