/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type ClassificationType =
  | 'PRODUCT'
  | 'SERVICE';

/** An entry matches if it has one of the values, or if its range overlaps `min` to `max`. */
export type FacetFilter = {
  readonly key: string;
  readonly max?: number | null | undefined;
  readonly min?: number | null | undefined;
  readonly values?: ReadonlyArray<string> | null | undefined;
};

export type FacetKind =
  | 'choice'
  | 'range';

export type ListingSort =
  | 'catalogue'
  | 'name'
  | 'name_desc';

export type MeasurementSystem =
  | 'dim_imperial'
  | 'dim_metric';

export type RelatedType =
  | 'component'
  | 'related'
  | 'service';

export type ClassificationsQueryVariables = Exact<{
  language: string;
  type: ClassificationType;
}>;


export type ClassificationsQuery = { readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> };

export type ProductOrClassificationQueryVariables = Exact<{
  slug: string;
  language: string;
  type: ClassificationType;
}>;


export type ProductOrClassificationQuery = { readonly item:
    | { readonly __typename: 'Classification', readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }
    | { readonly __typename: 'Product', readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly longDescription: string | null, readonly videoUrl: string | null, readonly videoImageUrl: string | null, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly shortDescription: string | null, readonly longDescription: string | null, readonly imageUrl: string | null, readonly videoImageUrl: string | null, readonly videoUrl: string | null, readonly position: { readonly x: number, readonly y: number } | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly contentLanguage: string, readonly thumbnailUrl: string | null, readonly sizeBytes: number | null }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly nameMetric: string, readonly nameImperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }
   | null };

export type ProductDetailsQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type ProductDetailsQuery = { readonly product: { readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly longDescription: string | null, readonly videoUrl: string | null, readonly videoImageUrl: string | null, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly shortDescription: string | null, readonly longDescription: string | null, readonly imageUrl: string | null, readonly videoImageUrl: string | null, readonly videoUrl: string | null, readonly position: { readonly x: number, readonly y: number } | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly contentLanguage: string, readonly thumbnailUrl: string | null, readonly sizeBytes: number | null }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly nameMetric: string, readonly nameImperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> } | null };

export type ProductsBySlugsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ProductsBySlugsQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }> };

export type ComparedProductsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ComparedProductsQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly nameMetric: string, readonly nameImperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }> };

export type ProductsOfClassificationQueryVariables = Exact<{
  slug: string;
  type: ClassificationType;
  language: string;
  country?: string | null | undefined;
  offset: number;
  limit: number;
}>;


export type ProductsOfClassificationQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }> };

export type ListingQueryVariables = Exact<{
  slug: string;
  type: ClassificationType;
  language: string;
  country?: string | null | undefined;
  measurementSystem: MeasurementSystem;
  filters?: ReadonlyArray<FacetFilter> | FacetFilter | null | undefined;
  sort?: ListingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListingQuery = { readonly listing: { readonly total: number, readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly specifications: ReadonlyArray<{ readonly key: string, readonly choices: ReadonlyArray<string>, readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }>, readonly facets: ReadonlyArray<{ readonly key: string, readonly kind: FacetKind, readonly name: string, readonly unit: string | null, readonly low: number | null, readonly high: number | null, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }> }> } | null };

export type ProductAddressesQueryVariables = Exact<{
  type: ClassificationType;
  language: string;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ProductAddressesQuery = { readonly products: ReadonlyArray<{ readonly slug: string, readonly languages: ReadonlyArray<string>, readonly supportedCountries: ReadonlyArray<string>, readonly updatedAt: string, readonly productServiceId: string | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }> };

export type ProductsWithSpecificationsQueryVariables = Exact<{
  slug: string;
  language: string;
  country?: string | null | undefined;
  keys?: ReadonlyArray<string> | string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ProductsWithSpecificationsQuery = { readonly listing: { readonly total: number, readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly specifications: ReadonlyArray<{ readonly key: string, readonly choices: ReadonlyArray<string>, readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> }> } | null };

export type ClassificationFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number };

export type ProductSummaryFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> };

export type SpecificationFragment = { readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null };

export type ComparedProductFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly nameMetric: string, readonly nameImperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> };

export type ProductDetailsFragment = { readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly longDescription: string | null, readonly videoUrl: string | null, readonly videoImageUrl: string | null, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly languages: ReadonlyArray<string>, readonly shortDescription: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly variantCount: number, readonly contentLanguage: string, readonly updatedAt: string, readonly productServiceId: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly shortDescription: string | null, readonly longDescription: string | null, readonly imageUrl: string | null, readonly videoImageUrl: string | null, readonly videoUrl: string | null, readonly position: { readonly x: number, readonly y: number } | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly contentLanguage: string, readonly thumbnailUrl: string | null, readonly sizeBytes: number | null }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly nameMetric: string, readonly nameImperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly group: string | null, readonly measurementSystem: MeasurementSystem | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly isDefault: boolean }>, readonly brand: { readonly name: string, readonly imageUrl: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly description: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly parentId: string | null, readonly imageUrl: string | null, readonly supportedCountries: ReadonlyArray<string>, readonly sortIndex: number }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ClassificationFragmentDoc = new TypedDocumentString(`
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
    `, {"fragmentName":"Classification"}) as unknown as TypedDocumentString<ClassificationFragment, unknown>;
export const ProductSummaryFragmentDoc = new TypedDocumentString(`
    fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}`, {"fragmentName":"ProductSummary"}) as unknown as TypedDocumentString<ProductSummaryFragment, unknown>;
export const SpecificationFragmentDoc = new TypedDocumentString(`
    fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}
    `, {"fragmentName":"Specification"}) as unknown as TypedDocumentString<SpecificationFragment, unknown>;
export const ComparedProductFragmentDoc = new TypedDocumentString(`
    fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    nameMetric: name_metric
    nameImperial: name_imperial
    specifications {
      ...Specification
    }
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}`, {"fragmentName":"ComparedProduct"}) as unknown as TypedDocumentString<ComparedProductFragment, unknown>;
export const ProductDetailsFragmentDoc = new TypedDocumentString(`
    fragment ProductDetails on Product {
  ...ComparedProduct
  longDescription: long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    shortDescription: short_description
    longDescription: long_description
    imageUrl: image_url
    videoImageUrl: video_image_url
    videoUrl: video_url
    position {
      x
      y
    }
  }
  documents {
    name
    contentLanguage: content_language
    thumbnailUrl: thumbnail_url
    type
    url
    filename
    extension
    sizeBytes: size_bytes
  }
  videoUrl: video_url
  videoImageUrl: video_image_url
  benefit1
  benefit2
  benefit3
  benefit4
  benefit5
  benefit6
  detail1
  detail2
  detail3
  detail4
  detail5
  detail6
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    nameMetric: name_metric
    nameImperial: name_imperial
    specifications {
      ...Specification
    }
  }
}`, {"fragmentName":"ProductDetails"}) as unknown as TypedDocumentString<ProductDetailsFragment, unknown>;
export const ClassificationsDocument = new TypedDocumentString(`
    query Classifications($language: String!, $type: ClassificationType!) {
  classifications(language: $language, type: $type) {
    ...Classification
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}`, {"hash":"sha256:004e8edf94e64616a9ecbded99eba7c493534c94dd19809d55cefe938d80094b"}) as unknown as TypedDocumentString<ClassificationsQuery, ClassificationsQueryVariables>;
export const ProductOrClassificationDocument = new TypedDocumentString(`
    query ProductOrClassification($slug: String!, $language: String!, $type: ClassificationType!) {
  item: product_or_classification(slug: $slug, language: $language, type: $type) {
    __typename
    ... on Product {
      ...ProductDetails
    }
    ... on Classification {
      ...Classification
    }
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    nameMetric: name_metric
    nameImperial: name_imperial
    specifications {
      ...Specification
    }
  }
}
fragment ProductDetails on Product {
  ...ComparedProduct
  longDescription: long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    shortDescription: short_description
    longDescription: long_description
    imageUrl: image_url
    videoImageUrl: video_image_url
    videoUrl: video_url
    position {
      x
      y
    }
  }
  documents {
    name
    contentLanguage: content_language
    thumbnailUrl: thumbnail_url
    type
    url
    filename
    extension
    sizeBytes: size_bytes
  }
  videoUrl: video_url
  videoImageUrl: video_image_url
  benefit1
  benefit2
  benefit3
  benefit4
  benefit5
  benefit6
  detail1
  detail2
  detail3
  detail4
  detail5
  detail6
}`, {"hash":"sha256:8b4284059db8d40a675b55fcb1b3b9c29dea04202429b976c3c4c6a3d575eaa3"}) as unknown as TypedDocumentString<ProductOrClassificationQuery, ProductOrClassificationQueryVariables>;
export const ProductDetailsDocument = new TypedDocumentString(`
    query ProductDetails($slug: String!, $language: String!) {
  product(slug: $slug, language: $language) {
    ...ProductDetails
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    nameMetric: name_metric
    nameImperial: name_imperial
    specifications {
      ...Specification
    }
  }
}
fragment ProductDetails on Product {
  ...ComparedProduct
  longDescription: long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    shortDescription: short_description
    longDescription: long_description
    imageUrl: image_url
    videoImageUrl: video_image_url
    videoUrl: video_url
    position {
      x
      y
    }
  }
  documents {
    name
    contentLanguage: content_language
    thumbnailUrl: thumbnail_url
    type
    url
    filename
    extension
    sizeBytes: size_bytes
  }
  videoUrl: video_url
  videoImageUrl: video_image_url
  benefit1
  benefit2
  benefit3
  benefit4
  benefit5
  benefit6
  detail1
  detail2
  detail3
  detail4
  detail5
  detail6
}`, {"hash":"sha256:e9e613179323a60487b457fa1e5d4522ae8957659429472082be570784cc0e4b"}) as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const ProductsBySlugsDocument = new TypedDocumentString(`
    query ProductsBySlugs($slugs: String!, $language: String!) {
  products(slugs: $slugs, language: $language) {
    ...ProductSummary
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}`, {"hash":"sha256:9756495fabe949d9c82eeeba19e81827273712c51e87b1e9048023f76e09fc98"}) as unknown as TypedDocumentString<ProductsBySlugsQuery, ProductsBySlugsQueryVariables>;
export const ComparedProductsDocument = new TypedDocumentString(`
    query ComparedProducts($slugs: String!, $language: String!) {
  products(slugs: $slugs, language: $language) {
    ...ComparedProduct
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    nameMetric: name_metric
    nameImperial: name_imperial
    specifications {
      ...Specification
    }
  }
}`, {"hash":"sha256:b3e5a971d47ae1457b49a22a40dbdfeb52a9018022c754056d2bfe7332a8d109"}) as unknown as TypedDocumentString<ComparedProductsQuery, ComparedProductsQueryVariables>;
export const ProductsOfClassificationDocument = new TypedDocumentString(`
    query ProductsOfClassification($slug: String!, $type: ClassificationType!, $language: String!, $country: String, $offset: Int!, $limit: Int!) {
  products: products_of_classification(
    slug: $slug
    type: $type
    language: $language
    country: $country
    offset: $offset
    limit: $limit
  ) {
    ...ProductSummary
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}`, {"hash":"sha256:6c2f56c6c25dfaebcfc84a045f7e9a2c627591da49e5ae0d8731dc374b7c4d6c"}) as unknown as TypedDocumentString<ProductsOfClassificationQuery, ProductsOfClassificationQueryVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($slug: String!, $type: ClassificationType!, $language: String!, $country: String, $measurementSystem: MeasurementSystem!, $filters: [FacetFilter!], $sort: ListingSort, $offset: Int, $limit: Int) {
  listing(
    slug: $slug
    type: $type
    language: $language
    country: $country
    measurement_system: $measurementSystem
    filters: $filters
    sort: $sort
    offset: $offset
    limit: $limit
  ) {
    total
    products: items {
      ...ProductSummary
      specifications(measurement_system: $measurementSystem) {
        ...Specification
        key
        choices
      }
    }
    facets {
      key
      kind
      name
      unit
      low
      high
      values {
        value
        label
        count
      }
    }
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}`, {"hash":"sha256:661c1244f03815cac7553f5be6cb4e6bd447c2c162897d965cdbe45e81f673b1"}) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ProductAddressesDocument = new TypedDocumentString(`
    query ProductAddresses($type: ClassificationType!, $language: String!, $offset: Int, $limit: Int) {
  products: products_of_type(
    type: $type
    language: $language
    offset: $offset
    limit: $limit
  ) {
    slug
    supportedCountries: supported_countries
    classifications {
      ...Classification
    }
    languages
    updatedAt: updated_at
    productServiceId: product_service_id
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}`, {"hash":"sha256:ea2f87b2afb51f12801e5b0debb8481385c013455060fd2cc49c14bf3f30fdf9"}) as unknown as TypedDocumentString<ProductAddressesQuery, ProductAddressesQueryVariables>;
export const ProductsWithSpecificationsDocument = new TypedDocumentString(`
    query ProductsWithSpecifications($slug: String!, $language: String!, $country: String, $keys: [String!], $offset: Int, $limit: Int) {
  listing(
    slug: $slug
    type: PRODUCT
    language: $language
    country: $country
    measurement_system: dim_metric
    offset: $offset
    limit: $limit
  ) {
    total
    products: items {
      ...ProductSummary
      specifications(keys: $keys) {
        ...Specification
        key
        choices
      }
    }
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parentId: parent_id
  description
  imageUrl: image_url
  language
  languages
  type
  supportedCountries: supported_countries
  sortIndex: sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  shortDescription: short_description
  images {
    name
    url
    isDefault: default
  }
  supportedCountries: supported_countries
  variantCount: variant_count
  brand {
    name
    imageUrl: image_url
  }
  classifications {
    ...Classification
  }
  languages
  contentLanguage: content_language
  updatedAt: updated_at
  productServiceId: product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurementSystem: measurement_system
  group
}`, {"hash":"sha256:be107d2630ddf496c3d6ab08ee53fae248684ec8813a2ef7182f11a479d1bb88"}) as unknown as TypedDocumentString<ProductsWithSpecificationsQuery, ProductsWithSpecificationsQueryVariables>;