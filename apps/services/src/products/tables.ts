import { foreignKey, index, integer, jsonb, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../localization/localize.ts'
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

/** What a list shows of a product; the rest is in `product_details`, read only when it is asked for. */
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
})

/** What only a detail page shows; it is read whole, so it is one document. */
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
    /** Position of the product in the classification. */
    sortIndex: integer('sort_index').notNull(),
    /** Position of the classification among those of the product; 0 is its own place. */
    place: integer().notNull(),
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
