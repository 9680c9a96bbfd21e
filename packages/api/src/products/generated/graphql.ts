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
  key: string;
  max?: number | null | undefined;
  min?: number | null | undefined;
  values?: Array<string> | null | undefined;
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


export type ClassificationsQuery = { classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> };

export type ProductOrClassificationQueryVariables = Exact<{
  slug: string;
  language: string;
  type: ClassificationType;
}>;


export type ProductOrClassificationQuery = { product_or_classification:
    | { __typename: 'Classification', id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }
    | { __typename: 'Product', long_description: string | null, video_url: string | null, video_image_url: string | null, benefit1: string | null, benefit2: string | null, benefit3: string | null, benefit4: string | null, benefit5: string | null, benefit6: string | null, detail1: string | null, detail2: string | null, detail3: string | null, detail4: string | null, detail5: string | null, detail6: string | null, id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, related: Array<{ type: RelatedType, product: { id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> } }>, highlights: Array<{ name: string, short_description: string | null, long_description: string | null, image_url: string | null, video_image_url: string | null, video_url: string | null }>, documents: Array<{ name: string, content_language: string, thumbnail_url: string | null, type: string, url: string, filename: string, extension: string, size_bytes: number }>, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }>, variants: Array<{ id: string, name_metric: string, name_imperial: string, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }> }>, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> }
   | null };

export type ProductDetailsQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type ProductDetailsQuery = { product: { long_description: string | null, video_url: string | null, video_image_url: string | null, benefit1: string | null, benefit2: string | null, benefit3: string | null, benefit4: string | null, benefit5: string | null, benefit6: string | null, detail1: string | null, detail2: string | null, detail3: string | null, detail4: string | null, detail5: string | null, detail6: string | null, id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, related: Array<{ type: RelatedType, product: { id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> } }>, highlights: Array<{ name: string, short_description: string | null, long_description: string | null, image_url: string | null, video_image_url: string | null, video_url: string | null }>, documents: Array<{ name: string, content_language: string, thumbnail_url: string | null, type: string, url: string, filename: string, extension: string, size_bytes: number }>, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }>, variants: Array<{ id: string, name_metric: string, name_imperial: string, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }> }>, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> } | null };

export type ProductsBySlugsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ProductsBySlugsQuery = { products: Array<{ id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> }> };

export type ComparedProductsQueryVariables = Exact<{
  slugs: string;
  language: string;
}>;


export type ComparedProductsQuery = { products: Array<{ id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }>, variants: Array<{ id: string, name_metric: string, name_imperial: string, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }> }>, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> }> };

export type ProductsOfClassificationQueryVariables = Exact<{
  slug: string;
  language: string;
  country?: string | null | undefined;
}>;


export type ProductsOfClassificationQuery = { products_of_classification: Array<{ id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> }> };

export type ListingQueryVariables = Exact<{
  slug: string;
  type: ClassificationType;
  language: string;
  country?: string | null | undefined;
  measurementSystem: MeasurementSystem;
  filters?: Array<FacetFilter> | FacetFilter | null | undefined;
  sort?: ListingSort | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ListingQuery = { listing: { total: number, items: Array<{ id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> }>, facets: Array<{ key: string, kind: FacetKind, name: string, unit: string | null, low: number | null, high: number | null, values: Array<{ value: string, label: string, count: number }> }> } | null };

export type ClassificationFragment = { id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number };

export type ProductSummaryFragment = { id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> };

export type SpecificationFragment = { name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null };

export type ComparedProductFragment = { id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }>, variants: Array<{ id: string, name_metric: string, name_imperial: string, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }> }>, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> };

export type ProductDetailsFragment = { long_description: string | null, video_url: string | null, video_image_url: string | null, benefit1: string | null, benefit2: string | null, benefit3: string | null, benefit4: string | null, benefit5: string | null, benefit6: string | null, detail1: string | null, detail2: string | null, detail3: string | null, detail4: string | null, detail5: string | null, detail6: string | null, id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, related: Array<{ type: RelatedType, product: { id: string, name: string, slug: string, short_description: string | null, supported_countries: Array<string>, variant_count: number, languages: Array<string>, content_language: string, updated_at: string, product_service_id: string | null, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> } }>, highlights: Array<{ name: string, short_description: string | null, long_description: string | null, image_url: string | null, video_image_url: string | null, video_url: string | null }>, documents: Array<{ name: string, content_language: string, thumbnail_url: string | null, type: string, url: string, filename: string, extension: string, size_bytes: number }>, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }>, variants: Array<{ id: string, name_metric: string, name_imperial: string, specifications: Array<{ name: string, value: string, unit: string | null, measurement_system: MeasurementSystem | null, group: string | null }> }>, images: Array<{ name: string | null, url: string, default: boolean }>, brand: { name: string, image_url: string | null } | null, classifications: Array<{ id: string, name: string, slug: string, parent_id: string | null, description: string | null, image_url: string | null, language: string, languages: Array<string>, type: ClassificationType, supported_countries: Array<string>, sort_index: number }> };

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