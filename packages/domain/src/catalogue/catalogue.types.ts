import type { MeasurementSystem } from '../measurement/measurementSystem.ts'

/** Products or services (CAT-09). */
export type ClassificationType = 'PRODUCT' | 'SERVICE'

/** One level of the catalogue (CAT-02). */
export interface Classification {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parentId: string | null
  readonly description: string | null
  readonly imageUrl: string | null
  readonly language: string
  /** Languages in which its texts are complete. */
  readonly languages: readonly string[]
  readonly type: ClassificationType
  readonly supportedCountries: readonly string[]
  readonly sortIndex: number
}

/** A picture of a product (CAT-04). */
export interface ProductImage {
  readonly name: string | null
  readonly url: string
  readonly isDefault: boolean
}

/** A technical value as the catalogue holds it; without a system it is valid in both (CAT-14). */
export interface Specification {
  readonly name: string
  readonly value: string
  readonly unit: string | null
  readonly measurementSystem: MeasurementSystem | null
  readonly group: string | null
}

/** A variant of a product (CAT-16). */
export interface Variant {
  readonly id: string
  readonly nameMetric: string
  readonly nameImperial: string
  readonly specifications: readonly Specification[]
}

/** A highlight of a product (CAT-19). */
export interface Highlight {
  readonly name: string
  readonly shortDescription: string | null
  readonly longDescription: string | null
  readonly imageUrl: string | null
  readonly videoImageUrl: string | null
  readonly videoUrl: string | null
  /** Where it is on the lead image, as parts of its width and height. */
  readonly position?: { readonly x: number; readonly y: number } | null
}

/** A document of a product (CAT-05). */
export interface ProductDocument {
  readonly name: string
  readonly contentLanguage: string
  readonly thumbnailUrl: string | null
  readonly type: string
  readonly url: string
  readonly filename: string
  readonly extension: string
  /** Null if the file is made when it is asked for. */
  readonly sizeBytes: number | null
}

/** A brand as the catalogue names it (SITE-20). */
export interface Brand {
  readonly name: string
  readonly imageUrl: string | null
}

/** How a product is related to another (CAT-17). */
export type RelatedType = 'related' | 'component' | 'service'

/** A product in a list or teaser. */
export interface ProductSummary {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly shortDescription: string | null
  readonly images: readonly ProductImage[]
  readonly supportedCountries: readonly string[]
  readonly brand: Brand | null
  readonly variantCount: number
  /** Classifications the product is in; the first is its home. */
  readonly classifications: readonly Classification[]
  /** Languages in which all its texts exist. */
  readonly languages: readonly string[]
  /** Language of the texts (PAGE-07). */
  readonly contentLanguage: string
  /** Moment of the last change, ISO 8601. */
  readonly updatedAt: string
  /** Null for a product, set for a service (CAT-09). */
  readonly productServiceId: string | null
}

/** A related product and how it is related (CAT-17). */
export interface Related {
  readonly type: RelatedType
  readonly product: ProductSummary
}

/** A product or service in full (CAT-04, CAT-06). */
export interface Product extends ProductSummary {
  readonly longDescription: string | null
  readonly specifications: readonly Specification[]
  readonly variants: readonly Variant[]
  readonly related: readonly Related[]
  readonly highlights: readonly Highlight[]
  readonly documents: readonly ProductDocument[]
  readonly videoUrl: string | null
  readonly videoImageUrl: string | null
  /** benefit1…benefit6, empty ones left out (CAT-06). */
  readonly benefits: readonly string[]
  /** detail1…detail6, empty ones left out (CAT-06). */
  readonly details: readonly string[]
}
