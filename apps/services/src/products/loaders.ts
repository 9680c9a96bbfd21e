import DataLoader from 'dataloader'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import type { ProductDetails } from './products.types.ts'
import { brands, classifications, productClassifications, productDetails, products, relatedProducts } from './tables.ts'

export type ClassificationRow = typeof classifications.$inferSelect
export type ProductRow = typeof products.$inferSelect
export type BrandRow = typeof brands.$inferSelect
export interface RelatedRow {
  type: 'related' | 'component' | 'service'
  product: ProductRow
}

export type ProductLoaders = ReturnType<typeof createProductLoaders>

/** Creates the data loaders of a request: one statement per kind and level of the query, for any number of products. */
export function createProductLoaders(queries: Queries) {
  return {
    children: new DataLoader<string, ClassificationRow[]>(async (ids) => {
      const rows = await queries
        .select()
        .from(classifications)
        .where(inArray(classifications.parentId, [...ids]))
        .orderBy(asc(classifications.sortIndex))
      const byParent = Map.groupBy(rows, (row) => row.parentId)
      return ids.map((id) => byParent.get(id) ?? [])
    }),
    classificationsOfProducts: new DataLoader<string, ClassificationRow[]>(async (ids) => {
      const rows = await queries
        .select({ productId: productClassifications.productId, classification: classifications })
        .from(productClassifications)
        .innerJoin(classifications, eq(classifications.id, productClassifications.classificationId))
        .where(inArray(productClassifications.productId, [...ids]))
        .orderBy(asc(productClassifications.position))
      const byProduct = Map.groupBy(rows, (row) => row.productId)
      return ids.map((id) => (byProduct.get(id) ?? []).map((row) => row.classification))
    }),
    details: new DataLoader<string, ProductDetails>(async (ids) => {
      const rows = await queries
        .select()
        .from(productDetails)
        .where(inArray(productDetails.productId, [...ids]))
      const byProduct = new Map(rows.map((row) => [row.productId, row.details]))
      return ids.map((id) => byProduct.get(id) ?? noDetails)
    }),
    related: new DataLoader<string, RelatedRow[]>(async (ids) => {
      const rows = await queries
        .select({ productId: relatedProducts.productId, type: relatedProducts.type, product: products })
        .from(relatedProducts)
        .innerJoin(products, eq(products.id, relatedProducts.relatedId))
        .where(inArray(relatedProducts.productId, [...ids]))
        .orderBy(asc(relatedProducts.sortIndex))
      const byProduct = Map.groupBy(rows, (row) => row.productId)
      return ids.map((id) => byProduct.get(id) ?? [])
    }),
    brands: new DataLoader<string, BrandRow | null>(async (ids) => {
      const rows = await queries
        .select()
        .from(brands)
        .where(inArray(brands.id, [...ids]))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
  }
}

const noDetails: ProductDetails = {
  longDescription: null,
  specifications: [],
  variants: [],
  highlights: [],
  documents: [],
  videoUrl: null,
  videoImageUrl: null,
  benefits: [],
  details: [],
}
