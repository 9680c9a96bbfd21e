import { type Feature, toFeatures } from '@kudex/domain/listing'
import { isOwnBrand } from '@kudex/domain/catalogue'
import { asc, gt, min, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import type { LocalizedText } from '../../localization/localize.ts'
import type { StoredSpecification } from '../products.types.ts'
import { brands, productClassifications, productDetails, products } from '../tables.ts'
import { cacheSizes } from '../../limits.ts'

/** The properties of a product that lists are built from. */
export interface ListedProduct {
  readonly id: string
  readonly name: LocalizedText
  readonly countries: readonly string[]
  /** Null for the group's own brand, which is not offered as a filter (SITE-20). */
  readonly brand: { readonly id: string; readonly name: string } | null
  readonly features: readonly Feature[]
  readonly classifications: readonly string[]
}

/** Reads all products in catalogue order, in batches, keeping only what lists need in memory. */
export async function readCatalogue(queries: Queries): Promise<ListedProduct[]> {
  const brandNames = new Map((await queries.select().from(brands)).map(({ id, name }) => [id, name]))
  const classified = await readClassifications(queries)
  const cache = new Map<string, readonly Feature[]>()
  const found: { readonly product: ListedProduct; readonly order: number }[] = []
  for (let last = ''; ;) {
    const rows = await queries
      .select({
        id: products.id,
        name: products.name,
        countries: products.supportedCountries,
        brandId: products.brandId,
        specifications: sql<string | null>`${productDetails.details} ->> 'specifications'`,
      })
      .from(products)
      .leftJoin(productDetails, sql`${productDetails.productId} = ${products.id}`)
      .where(gt(products.id, last))
      .orderBy(asc(products.id))
      .limit(batchSize)
    for (const { id, name, countries, brandId, specifications } of rows) {
      const entry = classified.get(id)
      const brandName = brandId === null ? undefined : brandNames.get(brandId)
      if (!entry) continue
      const brand = brandId === null || !brandName || isOwnBrand(brandName) ? null : { id: brandId, name: brandName }
      found.push({
        product: {
          id,
          name,
          countries,
          brand,
          features: toCachedFeatures(specifications ?? '[]', cache),
          classifications: entry.classifications,
        },
        order: entry.order,
      })
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < batchSize) break
  }
  return found.toSorted((one, other) => one.order - other.order).map(({ product }) => product)
}

const batchSize = 1_000

async function readClassifications(queries: Queries) {
  const rows = await queries
    .select({
      id: productClassifications.productId,
      order: min(productClassifications.sortIndex),
      classifications: sql<string[]>`array_agg(${productClassifications.classificationId})`,
    })
    .from(productClassifications)
    .groupBy(productClassifications.productId)
  return new Map(rows.map(({ id, order, classifications }) => [id, { order: order ?? 0, classifications }]))
}

/** Parses technical data. Cached, since machines of a series often have the same. */
function toCachedFeatures(text: string, cache: Map<string, readonly Feature[]>): readonly Feature[] {
  const features = cache.get(text)
  if (features) return features
  const parsed = toFeatures(JSON.parse(text) as StoredSpecification[])
  if (cache.size < cacheSizes.features) cache.set(text, parsed)
  return parsed
}
