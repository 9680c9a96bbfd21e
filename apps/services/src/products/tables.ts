import {
  bytea,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../localization/localize.ts'
import type { FacetKind, ListedText } from '@kudex/domain/listing'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type { ProductDetails, StoredImage } from './products.types.ts'

/**
 * Tables of the product information service.
 * @public drizzle-kit finds the schema by its export
 */
export const productsSchema = pgSchema('products')

export const classifications = productsSchema.table(
  'classifications',
  {
    id: text().primaryKey(),
    type: text().$type<ClassificationType>().notNull(),
    slug: text().notNull(),
    parentId: text('parent_id'),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>(),
    imageUrl: text('image_url'),
    supportedCountries: text('supported_countries').array().notNull(),
    /** The languages in which all texts exist. */
    languages: text().array().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (classification) => [
    index('classifications_type').on(classification.type, classification.sortIndex),
    index('classifications_slug').on(classification.slug, classification.type),
    index('classifications_parent').on(classification.parentId, classification.sortIndex),
    foreignKey({ columns: [classification.parentId], foreignColumns: [classification.id] }),
  ],
)

export type ClassificationType = 'PRODUCT' | 'SERVICE'

export const brands = productsSchema.table('brands', {
  id: text().primaryKey(),
  name: text().notNull(),
  imageUrl: text('image_url'),
})

/** The properties of a product that lists show. The rest is in `product_details` and read only if requested. */
export const products = productsSchema.table('products', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: jsonb().$type<LocalizedText>().notNull(),
  shortDescription: jsonb('short_description').$type<LocalizedText>(),
  images: jsonb().$type<StoredImage[]>().notNull(),
  variantCount: integer('variant_count').notNull(),
  supportedCountries: text('supported_countries').array().notNull(),
  brandId: text('brand_id').references(() => brands.id),
  /** Null for a product, set for a service (CAT-09). */
  serviceId: text('service_id').unique(),
  /** The languages in which all texts exist; the product is shown in one of them. */
  languages: text().array().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The properties that only detail pages show, as one JSON document. */
export const productDetails = productsSchema.table('product_details', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  details: jsonb().$type<ProductDetails>().notNull(),
})

export const productClassifications = productsSchema.table(
  'product_classifications',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    classificationId: text('classification_id')
      .notNull()
      .references(() => classifications.id, { onDelete: 'cascade' }),
    sortIndex: integer('sort_index').notNull(),
    /** Position of the classification among those of the product; 0 is the main one. */
    position: integer('place').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.productId, row.classificationId] }),
    index('product_classifications_classification').on(row.classificationId, row.sortIndex),
  ],
)

export const relatedProducts = productsSchema.table(
  'related_products',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: text('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    type: text().$type<'related' | 'component' | 'service'>().notNull(),
    sortIndex: integer('sort_index').notNull(),
  },
  (row) => [primaryKey({ columns: [row.productId, row.sortIndex] })],
)

/** A set of ranks in a list, one bit each. */
const bits = customType<{ data: string }>({ dataType: () => 'varbit' })

/**
 * The list of all products in and below a classification, derived by `rebuildListings` with the tables below. A rank is
 * the index of a product in the list, so a filter is a set of bits and a count is the number of bits that are set.
 */
export const listings = productsSchema.table('listings', {
  classificationId: text('classification_id')
    .primaryKey()
    .references(() => classifications.id, { onDelete: 'cascade' }),
  size: integer().notNull(),
})

export const listingEntries = productsSchema.table(
  'listing_entries',
  {
    classificationId: text('classification_id')
      .notNull()
      .references(() => listings.classificationId, { onDelete: 'cascade' }),
    rank: integer('place').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.classificationId, row.rank] }),
    index('listing_entries_product').on(row.productId),
  ],
)

export const listingFacets = productsSchema.table(
  'listing_facets',
  {
    classificationId: text('classification_id')
      .notNull()
      .references(() => listings.classificationId, { onDelete: 'cascade' }),
    key: text().notNull(),
    kind: text().$type<FacetKind>().notNull(),
    name: jsonb().$type<ListedText>().notNull(),
    unit: jsonb().$type<ListedText>(),
    system: text().$type<MeasurementSystem>(),
    sortIndex: integer('sort_index').notNull(),
    /** Minimum and maximum of the whole list; null for choices. */
    low: real(),
    high: real(),
    /** Of a range: low and high by rank as 32-bit floats, little endian, NaN if there is none. */
    spans: bytea(),
  },
  (row) => [primaryKey({ columns: [row.classificationId, row.key] })],
)

/** The ranks that have a value of a facet; for a range those that have any value, for `@country` those shown there. */
export const listingValues = productsSchema.table(
  'listing_values',
  {
    classificationId: text('classification_id')
      .notNull()
      .references(() => listings.classificationId, { onDelete: 'cascade' }),
    key: text().notNull(),
    value: text().notNull(),
    label: jsonb().$type<ListedText>().notNull(),
    sortIndex: integer('sort_index').notNull(),
    ranks: bits('places').notNull(),
  },
  (row) => [primaryKey({ columns: [row.classificationId, row.key, row.value] })],
)

/** By rank, the position in the order of names in a language, as 32-bit integers, little endian. */
export const listingOrders = productsSchema.table(
  'listing_orders',
  {
    classificationId: text('classification_id')
      .notNull()
      .references(() => listings.classificationId, { onDelete: 'cascade' }),
    language: text().notNull(),
    positions: bytea('ranks').notNull(),
  },
  (row) => [primaryKey({ columns: [row.classificationId, row.language] })],
)
