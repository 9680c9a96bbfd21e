/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/**
 * The product information service at `/products/graphql`. Field names keep the catalogue's spelling.
 * `language` is a service locale (`en-US`, `de-CH`, …); texts fall back to en-US.
 */
export type ClassificationType =
  | 'PRODUCT'
  | 'SERVICE';

/** Any of the values is enough; min and max: the range of the entry touches this one. */
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


export type ClassificationsQuery = { readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> };

export type ProductOrClassificationQueryVariables = Exact<{
  slug: string;
  language: string;
  type: ClassificationType;
}>;


export type ProductOrClassificationQuery = { readonly product_or_classification:
    | { readonly __typename: 'Classification', readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }
    | { readonly __typename: 'Product', readonly long_description: string | null, readonly video_url: string | null, readonly video_image_url: string | null, readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly short_description: string | null, readonly long_description: string | null, readonly image_url: string | null, readonly video_image_url: string | null, readonly video_url: string | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly content_language: string, readonly thumbnail_url: string | null, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly size_bytes: number }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly name_metric: string, readonly name_imperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> }
   | null };

export type ProductDetailsQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type ProductDetailsQuery = { readonly product: { readonly long_description: string | null, readonly video_url: string | null, readonly video_image_url: string | null, readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly short_description: string | null, readonly long_description: string | null, readonly image_url: string | null, readonly video_image_url: string | null, readonly video_url: string | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly content_language: string, readonly thumbnail_url: string | null, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly size_bytes: number }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly name_metric: string, readonly name_imperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> } | null };

export type ProductsBySlugsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ProductsBySlugsQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> }> };

export type ComparedProductsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ComparedProductsQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly name_metric: string, readonly name_imperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> }> };

export type ProductsOfClassificationQueryVariables = Exact<{
  slug: string;
  language: string;
  country?: string | null | undefined;
}>;


export type ProductsOfClassificationQuery = { readonly products_of_classification: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> }> };

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


export type ListingQuery = { readonly listing: { readonly total: number, readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> }>, readonly facets: ReadonlyArray<{ readonly key: string, readonly kind: FacetKind, readonly name: string, readonly unit: string | null, readonly low: number | null, readonly high: number | null, readonly values: ReadonlyArray<{ readonly value: string, readonly label: string, readonly count: number }> }> } | null };

export type ClassificationFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number };

export type ProductSummaryFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> };

export type SpecificationFragment = { readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null };

export type ComparedProductFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly name_metric: string, readonly name_imperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> };

export type ProductDetailsFragment = { readonly long_description: string | null, readonly video_url: string | null, readonly video_image_url: string | null, readonly benefit1: string | null, readonly benefit2: string | null, readonly benefit3: string | null, readonly benefit4: string | null, readonly benefit5: string | null, readonly benefit6: string | null, readonly detail1: string | null, readonly detail2: string | null, readonly detail3: string | null, readonly detail4: string | null, readonly detail5: string | null, readonly detail6: string | null, readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly related: ReadonlyArray<{ readonly type: RelatedType, readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly short_description: string | null, readonly supported_countries: ReadonlyArray<string>, readonly variant_count: number, readonly languages: ReadonlyArray<string>, readonly content_language: string, readonly updated_at: string, readonly product_service_id: string | null, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> } }>, readonly highlights: ReadonlyArray<{ readonly name: string, readonly short_description: string | null, readonly long_description: string | null, readonly image_url: string | null, readonly video_image_url: string | null, readonly video_url: string | null }>, readonly documents: ReadonlyArray<{ readonly name: string, readonly content_language: string, readonly thumbnail_url: string | null, readonly type: string, readonly url: string, readonly filename: string, readonly extension: string, readonly size_bytes: number }>, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }>, readonly variants: ReadonlyArray<{ readonly id: string, readonly name_metric: string, readonly name_imperial: string, readonly specifications: ReadonlyArray<{ readonly name: string, readonly value: string, readonly unit: string | null, readonly measurement_system: MeasurementSystem | null, readonly group: string | null }> }>, readonly images: ReadonlyArray<{ readonly name: string | null, readonly url: string, readonly default: boolean }>, readonly brand: { readonly name: string, readonly image_url: string | null } | null, readonly classifications: ReadonlyArray<{ readonly id: string, readonly name: string, readonly slug: string, readonly parent_id: string | null, readonly description: string | null, readonly image_url: string | null, readonly language: string, readonly languages: ReadonlyArray<string>, readonly type: ClassificationType, readonly supported_countries: ReadonlyArray<string>, readonly sort_index: number }> };

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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
    `, {"fragmentName":"Classification"}) as unknown as TypedDocumentString<ClassificationFragment, unknown>;
export const ProductSummaryFragmentDoc = new TypedDocumentString(`
    fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
    fragment Classification on Classification {
  id
  name
  slug
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}`, {"fragmentName":"ProductSummary"}) as unknown as TypedDocumentString<ProductSummaryFragment, unknown>;
export const SpecificationFragmentDoc = new TypedDocumentString(`
    fragment Specification on Specification {
  name
  value
  unit
  measurement_system
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
    name_metric
    name_imperial
    specifications {
      ...Specification
    }
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurement_system
  group
}`, {"fragmentName":"ComparedProduct"}) as unknown as TypedDocumentString<ComparedProductFragment, unknown>;
export const ProductDetailsFragmentDoc = new TypedDocumentString(`
    fragment ProductDetails on Product {
  ...ComparedProduct
  long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    short_description
    long_description
    image_url
    video_image_url
    video_url
  }
  documents {
    name
    content_language
    thumbnail_url
    type
    url
    filename
    extension
    size_bytes
  }
  video_url
  video_image_url
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    name_metric
    name_imperial
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}`, {"hash":"sha256:37c9cc326790b5feb7b305eb73346c35417a2683557ba9933f42dac9d298cbef"}) as unknown as TypedDocumentString<ClassificationsQuery, ClassificationsQueryVariables>;
export const ProductOrClassificationDocument = new TypedDocumentString(`
    query ProductOrClassification($slug: String!, $language: String!, $type: ClassificationType!) {
  product_or_classification(slug: $slug, language: $language, type: $type) {
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    name_metric
    name_imperial
    specifications {
      ...Specification
    }
  }
}
fragment ProductDetails on Product {
  ...ComparedProduct
  long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    short_description
    long_description
    image_url
    video_image_url
    video_url
  }
  documents {
    name
    content_language
    thumbnail_url
    type
    url
    filename
    extension
    size_bytes
  }
  video_url
  video_image_url
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
}`, {"hash":"sha256:2c4c45a8ff1ff9f551aec72507fc9056950694df8eaf91a8e8af76f55425f7ae"}) as unknown as TypedDocumentString<ProductOrClassificationQuery, ProductOrClassificationQueryVariables>;
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    name_metric
    name_imperial
    specifications {
      ...Specification
    }
  }
}
fragment ProductDetails on Product {
  ...ComparedProduct
  long_description
  related {
    type
    product {
      ...ProductSummary
    }
  }
  highlights {
    name
    short_description
    long_description
    image_url
    video_image_url
    video_url
  }
  documents {
    name
    content_language
    thumbnail_url
    type
    url
    filename
    extension
    size_bytes
  }
  video_url
  video_image_url
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
}`, {"hash":"sha256:de19c455e6e8ebbdef21bc522e75d72823596684eaf2b578016f14ccc4e28e5a"}) as unknown as TypedDocumentString<ProductDetailsQuery, ProductDetailsQueryVariables>;
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}`, {"hash":"sha256:45478679173fe4065f6353f43b14732327cba35f457da2227dd7043260ff07cb"}) as unknown as TypedDocumentString<ProductsBySlugsQuery, ProductsBySlugsQueryVariables>;
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}
fragment Specification on Specification {
  name
  value
  unit
  measurement_system
  group
}
fragment ComparedProduct on Product {
  ...ProductSummary
  specifications {
    ...Specification
  }
  variants {
    id
    name_metric
    name_imperial
    specifications {
      ...Specification
    }
  }
}`, {"hash":"sha256:dc9f6394c264e8f5c1a1768b636efea2e9baff7a270462fc5565b9b824073d5d"}) as unknown as TypedDocumentString<ComparedProductsQuery, ComparedProductsQueryVariables>;
export const ProductsOfClassificationDocument = new TypedDocumentString(`
    query ProductsOfClassification($slug: String!, $language: String!, $country: String) {
  products_of_classification(slug: $slug, language: $language, country: $country) {
    ...ProductSummary
  }
}
    fragment Classification on Classification {
  id
  name
  slug
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}`, {"hash":"sha256:df9b90440e29c768cc817d7804b7a743b7c32919feb5801ce8e9f7ba68da0b83"}) as unknown as TypedDocumentString<ProductsOfClassificationQuery, ProductsOfClassificationQueryVariables>;
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
    items {
      ...ProductSummary
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
  parent_id
  description
  image_url
  language
  languages
  type
  supported_countries
  sort_index
}
fragment ProductSummary on Product {
  id
  name
  slug
  short_description
  images {
    name
    url
    default
  }
  supported_countries
  variant_count
  brand {
    name
    image_url
  }
  classifications {
    ...Classification
  }
  languages
  content_language
  updated_at
  product_service_id
}`, {"hash":"sha256:35dc9b7c135786d0859f8dee970aceb4315d9c7797e30c84398092cee8264dc3"}) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;