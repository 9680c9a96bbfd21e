import { sql } from 'drizzle-orm'
import type { Seed, SeedCatalogueItem, SeedClassification, SeedProduct, SeedService } from '../../seed/seed.types.ts'
import type { Queries } from '../database/database.types.ts'
import type { LocalizedText } from '../localization/localize.ts'
import { toOptionalText, toStoredText } from '../localization/seedText.ts'
import { insertRows } from '../database/insertRows.ts'
import { toImageUrl } from './toImageUrl.ts'
import type { SeedContext, SeedPart } from '../service.types.ts'
import { rebuildListings } from './listing/rebuildListings.ts'
import { findCompleteLanguages } from './completeLanguages.ts'
import type { ProductDetails } from './products.types.ts'
import { toProductDetails } from './seedDetails.ts'
import * as tables from './tables.ts'

type ProductRow = typeof tables.products.$inferInsert

export const productsSeedPart: SeedPart = {
  name: 'products',
  isEmpty: async (queries) => {
    const rows = await queries.select({ id: tables.products.id }).from(tables.products).limit(1)
    return rows.length === 0
  },
  load: async (queries, context) => {
    const { seed } = context
    const items: readonly (SeedProduct | SeedService)[] = [...seed.products, ...seed.services]
    await insertRows(queries, tables.classifications, toClassificationRows(context))
    const brands = seed.brands.map(({ id, name, image }) => ({ id, name, imageUrl: toImageUrl(image, context) }))
    await insertRows(queries, tables.brands, brands)
    let writing = Promise.resolve()
    for (let start = 0; start < items.length; start += batchSize) {
      // Only two batches are in memory at a time, one of them being written: a large catalogue would not fit.
      const batch = items.slice(start, start + batchSize)
      const details = batch.map((item) => ({ productId: item.slug, details: toProductDetails(item, context) }))
      const rows = batch.map((item, index) => toProductRow(item, details[index]?.details, context))
      const classifications = batch.flatMap((item, index) => toClassificationRefs(item, start + index))
      await writing
      writing = insertProducts(queries, { rows, details, classifications })
      // Prevents an unhandled rejection until the next `await`.
      writing.catch(() => {})
      const loaded = start + batch.length
      if (loaded % progressStep === 0 && loaded < items.length)
        context.report?.(`Seed ${seed.name}: products: ${loaded} of ${items.length}`)
    }
    await writing
    // Inserted last, since related products may come later in the list.
    for (let start = 0; start < items.length; start += batchSize)
      await insertRows(queries, tables.relatedProducts, items.slice(start, start + batchSize).flatMap(toRelatedRows))
    await rebuildListings(queries)
    // Until statistics are updated, the planner assumes small tables.
    await queries.execute(
      sql`analyze ${tables.products}, ${tables.productDetails}, ${tables.productClassifications}, ${tables.relatedProducts}, ${tables.listingEntries}, ${tables.listingValues}`,
    )
    return `${seed.classifications.length} classifications, ${seed.products.length} products, ${seed.services.length} services`
  },
}

async function insertProducts(queries: Queries, { rows, details, classifications }: Batch): Promise<void> {
  await insertRows(queries, tables.products, rows)
  await insertRows(queries, tables.productDetails, details)
  await insertRows(queries, tables.productClassifications, classifications)
}

interface Batch {
  readonly rows: readonly ProductRow[]
  readonly details: readonly (typeof tables.productDetails.$inferInsert)[]
  readonly classifications: readonly (typeof tables.productClassifications.$inferInsert)[]
}

const batchSize = 1_000
const progressStep = 10_000

function toClassificationRows(context: SeedContext): (typeof tables.classifications.$inferInsert)[] {
  const rows = context.seed.classifications.map((classification, sortIndex) => ({
    id: toClassificationId(classification.type, classification.slug),
    type: classification.type,
    slug: classification.slug,
    parentId: classification.parent ? toClassificationId(classification.type, classification.parent) : null,
    name: toStoredText(classification.name),
    description: toOptionalText(classification.description),
    imageUrl: toImageUrl(classification.image, context),
    supportedCountries: toCountries(classification.countries, context.seed),
    languages: findCompleteLanguages([toStoredText(classification.name), toOptionalText(classification.description)]),
    sortIndex,
  }))
  // Parents first, because of the foreign key.
  return rows.sort((one, other) => depthOf(one.id, rows) - depthOf(other.id, rows))
}

function depthOf(id: string, rows: readonly { id: string; parentId: string | null }[]): number {
  const parent = rows.find((row) => row.id === id)?.parentId
  return parent ? depthOf(parent, rows) + 1 : 0
}

function toClassificationId(type: SeedClassification['type'], slug: string): string {
  return `${type.toLowerCase()}-${slug}`
}

function toProductRow(
  item: SeedProduct | SeedService,
  details: ProductDetails | undefined,
  context: SeedContext,
): ProductRow {
  const images = (item.images ?? []).flatMap((image) => {
    const { picture, name, default: isDefault } = typeof image === 'string' ? { picture: image } : image
    const url = toImageUrl(picture, context)
    return url === null ? [] : [{ name: toOptionalText(name), url, default: isDefault ?? false }]
  })
  const [first] = images
  if (first && !images.some((image) => image.default)) first.default = true
  const name = toStoredText(item.name)
  const shortDescription = toOptionalText(item.shortDescription)
  return {
    id: item.slug,
    slug: item.slug,
    name,
    shortDescription,
    languages: findCompleteLanguages([
      name,
      shortDescription,
      ...images.map((image) => image.name),
      ...(details ? listTexts(details) : []),
    ]),
    ...(item.updatedAt === undefined ? {} : { changedAt: new Date(item.updatedAt) }),
    images,
    variantCount: 'variants' in item ? (item.variants?.length ?? 0) : 0,
    supportedCountries: toCountries(item.countries, context.seed),
    brandId: 'brand' in item ? (item.brand ?? null) : null,
    serviceId: 'serviceId' in item ? item.serviceId : null,
  }
}

/** The localized texts of the details; documents have their own languages. */
function listTexts(details: ProductDetails): (LocalizedText | null)[] {
  const { longDescription, specifications, variants, highlights, benefits, details: included } = details
  const lines = [...specifications, ...variants.flatMap((variant) => variant.specifications)]
  return [
    longDescription,
    ...lines.flatMap(({ name, value, unit, group }) => [name, value, unit, group]),
    ...highlights.flatMap((highlight) => [highlight.name, highlight.shortDescription, highlight.longDescription]),
    ...benefits,
    ...included,
  ]
}

function toCountries(countries: readonly string[] | undefined, seed: Seed): string[] {
  return countries ? [...countries] : ['ALL', ...seed.countries.map((country) => country.code)]
}

function toClassificationRefs(
  item: SeedCatalogueItem,
  sortIndex: number,
): (typeof tables.productClassifications.$inferInsert)[] {
  const type = 'serviceId' in item ? 'SERVICE' : 'PRODUCT'
  return item.classifications.map((slug, position) => ({
    productId: item.slug,
    classificationId: toClassificationId(type, slug),
    sortIndex,
    position,
  }))
}

function toRelatedRows(item: SeedCatalogueItem): (typeof tables.relatedProducts.$inferInsert)[] {
  return (item.related ?? []).map(({ type, slug }, sortIndex) => ({
    productId: item.slug,
    relatedId: slug,
    type,
    sortIndex,
  }))
}
