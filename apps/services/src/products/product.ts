import { toFacetKey } from '@kudex/domain/listing'
import { filterSpecifications } from '@kudex/domain/measurement'
import { localize, localizeOptional, resolveShownLanguage } from '../localization/localize.ts'
import { builder, type InLanguages, MeasurementSystem, RelatedType } from './builder.ts'
import { Classification } from './classifications.ts'
import { resolveShownLanguages, type ProductsContext } from './context.ts'
import type { ProductRow, RelatedRow } from './loaders.ts'
import { Brand, Highlight, ProductDocument, ProductImage, Specification, Variant } from './productParts.ts'
import { inLanguage, isGenerated } from './generatedDocuments.ts'
import type { ProductDetails } from './products.types.ts'

type ProductInLanguages = InLanguages<ProductRow>

export const Product = builder.objectRef<ProductInLanguages>('Product')

const Related = builder.objectRef<InLanguages<RelatedRow>>('Related').implement({
  fields: (t) => ({
    type: t.field({ type: RelatedType, resolve: ({ row }) => row.type }),
    product: t.field({ type: Product, resolve: ({ row, wanted }) => ({ row: row.product, wanted }) }),
  }),
})

/** Products and services (CAT-04, CAT-06). */
Product.implement({
  fields: (t) => {
    /** A text of the product details. */
    const detail = (select: (details: ProductDetails) => ProductDetails['benefits'][number] | null | undefined) =>
      t.string({
        nullable: true,
        resolve: async (product, _args, context) =>
          localizeOptional(select(await loadDetails(product, context)), resolveLanguages(product)),
      })
    return {
      id: t.id({ resolve: ({ row }) => row.id }),
      name: t.string({ resolve: (product) => localize(product.row.name, resolveLanguages(product)) }),
      slug: t.string({ resolve: ({ row }) => row.slug }),
      short_description: t.string({
        nullable: true,
        resolve: (product) => localizeOptional(product.row.shortDescription, resolveLanguages(product)),
      }),
      long_description: detail((details) => details.longDescription),
      images: t.field({
        type: [ProductImage],
        resolve: (product) => partsOf(product, product.row.images),
      }),
      specifications: t.field({
        type: [Specification],
        description:
          'All of them; with keys only those, with a measurement system only its own and those that are valid in both.',
        args: {
          measurement_system: t.arg({ type: MeasurementSystem, required: false }),
          keys: t.arg.stringList({ required: false }),
        },
        resolve: async (product, { measurement_system: system, keys }, context) => {
          const { specifications: all } = await loadDetails(product, context)
          const named = keys ? all.filter(({ name, unit }) => keys.includes(toFacetKey(name, unit))) : all
          return partsOf(product, system ? filterSpecifications(named, system) : named)
        },
      }),
      variants: t.field({
        type: [Variant],
        resolve: async (product, _args, context) => partsOf(product, (await loadDetails(product, context)).variants),
      }),
      variant_count: t.int({ resolve: ({ row }) => row.variantCount }),
      supported_countries: t.stringList({ resolve: ({ row }) => row.supportedCountries }),
      related: t.field({
        type: [Related],
        resolve: async (product, _args, { loaders }) =>
          withRequestedLanguages(product, await loaders.related.load(product.row.id)),
      }),
      highlights: t.field({
        type: [Highlight],
        resolve: async (product, _args, context) => partsOf(product, (await loadDetails(product, context)).highlights),
      }),
      documents: t.field({
        type: [ProductDocument],
        resolve: async (product, _args, context) =>
          (await loadDetails(product, context)).documents.map((row) =>
            isGenerated(row) ? { row: inLanguage(row, product.wanted), wanted: product.wanted } : toPart(product, row),
          ),
      }),
      brand: t.field({
        type: Brand,
        nullable: true,
        resolve: ({ row }, _args, { loaders }) => (row.brandId === null ? null : loaders.brands.load(row.brandId)),
      }),
      video_url: detail((details) => details.videoUrl),
      video_image_url: detail((details) => details.videoImageUrl),
      classifications: t.field({
        type: [Classification],
        resolve: async (product, _args, { loaders }) =>
          withRequestedLanguages(product, await loaders.classificationsOfProducts.load(product.row.id)),
      }),
      languages: t.stringList({ resolve: ({ row }) => row.languages }),
      content_language: t.string({ resolve: ({ row, wanted }) => resolveShownLanguage(row.languages, wanted) }),
      updated_at: t.string({ resolve: ({ row }) => row.changedAt.toISOString() }),
      product_service_id: t.string({ nullable: true, resolve: ({ row }) => row.serviceId }),
      benefit1: detail(({ benefits }) => benefits[0]),
      benefit2: detail(({ benefits }) => benefits[1]),
      benefit3: detail(({ benefits }) => benefits[2]),
      benefit4: detail(({ benefits }) => benefits[3]),
      benefit5: detail(({ benefits }) => benefits[4]),
      benefit6: detail(({ benefits }) => benefits[5]),
      detail1: detail(({ details }) => details[0]),
      detail2: detail(({ details }) => details[1]),
      detail3: detail(({ details }) => details[2]),
      detail4: detail(({ details }) => details[3]),
      detail5: detail(({ details }) => details[4]),
      detail6: detail(({ details }) => details[5]),
    }
  },
})

function loadDetails({ row }: ProductInLanguages, { loaders }: ProductsContext): Promise<ProductDetails> {
  return loaders.details.load(row.id)
}

/** The languages of the product itself; related products have their own. */
function resolveLanguages({ row, wanted }: ProductInLanguages): readonly string[] {
  return resolveShownLanguages(row, wanted)
}

function partsOf<Row>(product: ProductInLanguages, rows: readonly Row[]): InLanguages<Row>[] {
  return rows.map((row) => toPart(product, row))
}

function toPart<Row>(product: ProductInLanguages, row: Row): InLanguages<Row> {
  return { row, wanted: resolveLanguages(product) }
}

function withRequestedLanguages<Row>({ wanted }: ProductInLanguages, rows: readonly Row[]): InLanguages<Row>[] {
  return rows.map((row) => ({ row, wanted }))
}
