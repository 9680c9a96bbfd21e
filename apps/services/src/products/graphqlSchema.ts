import { and, arrayContains, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { toStorableText } from '../database/storableText.ts'
import { builder, ClassificationType, type InLanguages, MeasurementSystem } from './builder.ts'
import { Classification } from './classifications.ts'
import { type ProductsContext, toWanted } from './context.ts'
import { FacetFilter, ListingSort, ProductListing, toFilters } from './listing/listingType.ts'
import { readListing } from './listing/readListing.ts'
import type { ClassificationRow, ProductRow } from './loaders.ts'
import { Product } from './product.ts'
import { classifications, productClassifications, products } from './tables.ts'

const ProductOrClassification = builder.unionType('ProductOrClassification', {
  types: [Product, Classification],
  resolveType: ({ row }) => ('parentId' in row ? 'Classification' : 'Product'),
})

builder.queryType({
  fields: (t) => ({
    classifications: t.field({
      description:
        'All classifications of a type as a flat list ordered by sort_index; `children` is filled as well (GQL-07).',
      type: [Classification],
      args: { language: t.arg.string(), type: t.arg({ type: ClassificationType }) },
      resolve: async (_root, { language, type }, { queries, loaders }) => {
        const rows = await queries
          .select()
          .from(classifications)
          .where(eq(classifications.type, type))
          .orderBy(asc(classifications.sortIndex))
        const byParent = Map.groupBy(rows, (row) => row.parentId)
        for (const { id } of rows) loaders.children.prime(id, byParent.get(id) ?? [])
        return rows.map((row) => ({ row, wanted: toWanted(language) }))
      },
    }),
    product_or_classification: t.field({
      type: ProductOrClassification,
      nullable: true,
      args: { slug: t.arg.string(), language: t.arg.string(), type: t.arg({ type: ClassificationType }) },
      resolve: async (
        _root,
        { slug, language, type },
        { queries },
      ): Promise<InLanguages<ClassificationRow> | InLanguages<ProductRow> | null> => {
        const wanted = toWanted(language)
        const storableSlug = toStorableText(slug)
        const [classification] = await queries
          .select()
          .from(classifications)
          .where(and(eq(classifications.slug, storableSlug), eq(classifications.type, type)))
        if (classification) return { row: classification, wanted }
        const [product] = await queries
          .select()
          .from(products)
          .where(and(eq(products.slug, storableSlug), isOfType(type)))
        return product ? { row: product, wanted } : null
      },
    }),
    product: t.field({
      type: Product,
      nullable: true,
      args: { slug: t.arg.string(), language: t.arg.string() },
      resolve: async (_root, { slug, language }, context) => {
        const [found] = await findProducts([slug], language, context)
        return found ?? null
      },
    }),
    products: t.field({
      description: 'Products by comma-separated slugs, in the requested order, without unknown ones (GQL-09).',
      type: [Product],
      args: { slugs: t.arg.string(), language: t.arg.string() },
      resolve: (_root, { slugs, language }, context) => {
        const asked = slugs.split(',').map((slug) => slug.trim())
        return findProducts([...new Set(asked.filter(Boolean))].slice(0, maxProducts), language, context)
      },
    }),
    products_of_classification: t.field({
      description:
        'Products directly below a classification, by sort order, with a country only those of the country (GQL-10).',
      type: [Product],
      args: {
        slug: t.arg.string(),
        language: t.arg.string(),
        country: t.arg.string({ required: false }),
        type: t.arg({ type: ClassificationType, required: false }),
        offset: t.arg.int({ required: false }),
        limit: t.arg.int({ required: false }),
      },
      resolve: async (_root, { slug, language, country, type, ...asked }, { queries }) => {
        const { offset, limit } = toListPart(asked)
        const rows = await queries
          .select({ product: products })
          .from(classifications)
          .innerJoin(productClassifications, eq(productClassifications.classificationId, classifications.id))
          .innerJoin(products, eq(products.id, productClassifications.productId))
          .where(
            and(
              eq(classifications.slug, toStorableText(slug)),
              type ? eq(classifications.type, type) : undefined,
              typeof country === 'string'
                ? arrayContains(products.supportedCountries, [toStorableText(country)])
                : undefined,
            ),
          )
          .orderBy(asc(productClassifications.sortIndex), asc(products.id))
          .offset(offset)
          .limit(limit)
        return rows.map(({ product }) => ({ row: product, wanted: toWanted(language) }))
      },
    }),
    products_of_type: t.field({
      description: 'All products or all services, by id.',
      type: [Product],
      args: {
        type: t.arg({ type: ClassificationType }),
        language: t.arg.string(),
        offset: t.arg.int({ required: false }),
        limit: t.arg.int({ required: false }),
      },
      resolve: async (_root, { type, language, ...asked }, { queries }) => {
        const { offset, limit } = toListPart(asked)
        const rows = await queries
          .select()
          .from(products)
          .where(isOfType(type))
          .orderBy(asc(products.id))
          .offset(offset)
          .limit(limit)
        return rows.map((row) => ({ row, wanted: toWanted(language) }))
      },
    }),
    listing: t.field({
      description:
        'A page of all entries in and below a classification, with facets and the number of entries per value; null if unknown.',
      type: ProductListing,
      nullable: true,
      args: {
        slug: t.arg.string(),
        type: t.arg({ type: ClassificationType }),
        language: t.arg.string(),
        country: t.arg.string({ required: false }),
        measurement_system: t.arg({ type: MeasurementSystem }),
        filters: t.arg({ type: [FacetFilter], required: false }),
        sort: t.arg({ type: ListingSort, required: false }),
        offset: t.arg.int({ required: false }),
        limit: t.arg.int({ required: false }),
      },
      resolve: async (_root, { slug, type, language, ...asked }, { queries }) => {
        const [classification] = await queries
          .select({ id: classifications.id })
          .from(classifications)
          .where(and(eq(classifications.slug, toStorableText(slug)), eq(classifications.type, type)))
        if (!classification) return null
        const wanted = toWanted(language)
        const listing = await readListing(queries, {
          classificationId: classification.id,
          wanted,
          country: typeof asked.country === 'string' ? toStorableText(asked.country) : null,
          system: asked.measurement_system,
          filters: toFilters(asked.filters ?? []),
          sort: asked.sort ?? 'catalogue',
          ...toListPart(asked, usualItems),
        })
        return { row: listing, wanted }
      },
    }),
  }),
})

/** The products schema: exactly `packages/api/schema/products.graphql`. */
export const productsSchema = builder.toSchema()

/** Maximum number of slugs or products per request. */
const maxProducts = 200

/** Default number of items per page of a list. */
const usualItems = 24

/** The part of a list that was asked for, at most `maxProducts` entries. */
function toListPart(
  { offset, limit }: { readonly offset?: number | null | undefined; readonly limit?: number | null | undefined },
  usual = maxProducts,
): { readonly offset: number; readonly limit: number } {
  return { offset: Math.max(0, offset ?? 0), limit: Math.min(Math.max(0, limit ?? usual), maxProducts) }
}

function isOfType(type: 'PRODUCT' | 'SERVICE') {
  return type === 'SERVICE' ? isNotNull(products.serviceId) : isNull(products.serviceId)
}

async function findProducts(
  slugs: readonly string[],
  language: string,
  { queries }: ProductsContext,
): Promise<InLanguages<ProductRow>[]> {
  if (slugs.length === 0) return []
  const rows = await queries
    .select()
    .from(products)
    .where(inArray(products.slug, slugs.map(toStorableText)))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.flatMap((slug) => {
    const row = bySlug.get(slug)
    return row ? [{ row, wanted: toWanted(language) }] : []
  })
}
