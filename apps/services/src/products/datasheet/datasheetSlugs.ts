import { and, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { products } from '../tables.ts'

/** The slug of the product whose data sheet is the file `{product}-datasheet`; null for other files. */
export function toDatasheetProduct(fileSlug: string): string | null {
  return fileSlug.length > suffix.length && fileSlug.endsWith(suffix) ? fileSlug.slice(0, -suffix.length) : null
}

/** Slugs of the data sheets of all products, or of those among the given files. */
export async function listDatasheetSlugs(queries: Queries, among?: readonly string[]): Promise<string[]> {
  const named = among?.flatMap((slug) => toDatasheetProduct(slug) ?? [])
  const rows = await queries
    .select({ slug: products.slug })
    .from(products)
    .where(and(isNull(products.serviceId), named && inArray(products.slug, named)))
  return rows.map(({ slug }) => `${slug}${suffix}`)
}

const suffix = '-datasheet'
