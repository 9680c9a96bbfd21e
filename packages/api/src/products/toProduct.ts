import type { Classification, Product, ProductSummary, Specification } from '@kudex/domain/catalogue'
import type { ComparedProduct } from '@kudex/domain/comparison'
import type {
  ClassificationFragment,
  ComparedProductFragment,
  ProductDetailsFragment,
  ProductSummaryFragment,
  SpecificationFragment,
} from './generated/graphql.ts'

/** Maps a product or service in full (CAT-04, CAT-06). */
export function toProduct(wire: ProductDetailsFragment): Product {
  return {
    ...toComparedProduct(wire),
    longDescription: wire.long_description,
    related: wire.related.map(({ type, product }) => ({ type, product: toProductSummary(product) })),
    highlights: wire.highlights.map((highlight) => ({
      name: highlight.name,
      shortDescription: highlight.short_description,
      longDescription: highlight.long_description,
      imageUrl: highlight.image_url,
      videoImageUrl: highlight.video_image_url,
      videoUrl: highlight.video_url,
    })),
    documents: wire.documents.map((document) => ({
      name: document.name,
      contentLanguage: document.content_language,
      thumbnailUrl: document.thumbnail_url,
      type: document.type,
      url: document.url,
      filename: document.filename,
      extension: document.extension,
      sizeBytes: document.size_bytes,
    })),
    videoUrl: wire.video_url,
    videoImageUrl: wire.video_image_url,
    benefits: keepFilled(wire.benefit1, wire.benefit2, wire.benefit3, wire.benefit4, wire.benefit5, wire.benefit6),
    details: keepFilled(wire.detail1, wire.detail2, wire.detail3, wire.detail4, wire.detail5, wire.detail6),
  }
}

/** Maps a product of a comparison. */
export function toComparedProduct(wire: ComparedProductFragment): ComparedProduct {
  return {
    ...toProductSummary(wire),
    specifications: wire.specifications.map(toSpecification),
    variants: wire.variants.map(({ id, name_metric, name_imperial, specifications }) => ({
      id,
      nameMetric: name_metric,
      nameImperial: name_imperial,
      specifications: specifications.map(toSpecification),
    })),
  }
}

/** Maps a product of a list or teaser. */
export function toProductSummary(wire: ProductSummaryFragment): ProductSummary {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    shortDescription: wire.short_description,
    images: wire.images.map((image) => ({ name: image.name, url: image.url, isDefault: image.default })),
    supportedCountries: wire.supported_countries,
    brand: wire.brand && { name: wire.brand.name, imageUrl: wire.brand.image_url },
    variantCount: wire.variant_count,
    classifications: wire.classifications.map(toClassification),
    languages: wire.languages,
    contentLanguage: wire.content_language,
    updatedAt: wire.updated_at,
    productServiceId: wire.product_service_id,
  }
}

/** Maps a classification (CAT-02). */
export function toClassification(wire: ClassificationFragment): Classification {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    parentId: wire.parent_id,
    description: wire.description,
    imageUrl: wire.image_url,
    language: wire.language,
    languages: wire.languages,
    type: wire.type,
    supportedCountries: wire.supported_countries,
    sortIndex: wire.sort_index,
  }
}

function toSpecification({ name, value, unit, measurement_system, group }: SpecificationFragment): Specification {
  return { name, value, unit, measurementSystem: measurement_system, group }
}

function keepFilled(...texts: readonly (string | null)[]): readonly string[] {
  return texts.filter((text): text is string => text !== null && text.trim() !== '')
}
