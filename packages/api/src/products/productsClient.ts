import type { Classification, ClassificationType, Product, ProductSummary } from '@kudex/domain/catalogue'
import type { ComparedProduct } from '@kudex/domain/comparison'
import type { ListingSort, ListingState, ProductListing } from '@kudex/domain/listing'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ClassificationsDocument,
  ComparedProductsDocument,
  ListingDocument,
  ProductDetailsDocument,
  ProductOrClassificationDocument,
  ProductsBySlugsDocument,
  ProductsOfClassificationDocument,
} from './generated/graphql.ts'
import { toClassification, toComparedProduct, toProduct, toProductSummary } from './toProduct.ts'

/** The item of a slug below products or services. */
export type CatalogueItem =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'classification'; readonly classification: Classification }

/** A page of a list with its filters. */
export interface ListingQuestion {
  /** Slug of the list's classification. */
  readonly slug: string
  readonly type: ClassificationType
  readonly language: string
  /** ALL for the international locales. */
  readonly country: string
  readonly system: MeasurementSystem
  readonly state: ListingState
  /** Products per page. */
  readonly pageSize: number
}

/** `language` is a service locale: en-US, de-CH, … (LOCALE-11). */
export interface ProductsClient {
  /** All classifications of a type as a flat list in their order (GQL-07). */
  fetchClassifications(
    language: string,
    type: ClassificationType,
    options?: CallOptions,
  ): Promise<readonly Classification[]>
  /** The item of a slug; null if unknown (GQL-08). */
  fetchProductOrClassification(
    slug: string,
    language: string,
    type: ClassificationType,
    options?: CallOptions,
  ): Promise<CatalogueItem | null>
  /** One product in full (GQL-10). */
  fetchProduct(slug: string, language: string, options?: CallOptions): Promise<Product | null>
  /** Products in the order of the slugs, without unknown ones (GQL-09). */
  fetchProducts(slugs: readonly string[], language: string, options?: CallOptions): Promise<readonly ProductSummary[]>
  /** Products with their technical data, in the order of the slugs, without unknown ones (CMP-08). */
  fetchComparedProducts(
    slugs: readonly string[],
    language: string,
    options?: CallOptions,
  ): Promise<readonly ComparedProduct[]>
  /** Products directly below a classification (GQL-10). */
  fetchProductsOfClassification(
    slug: string,
    language: string,
    country: string | null,
    options?: CallOptions,
  ): Promise<readonly ProductSummary[]>
  /** A page of all products in and below a classification, with facets; null if it does not exist (CAT-10). */
  fetchListing(question: ListingQuestion, options?: CallOptions): Promise<ProductListing | null>
}

/** Creates a client of the product information service; errors are those of the transport. */
export function createProductsClient(options: TransportOptions): ProductsClient {
  const transport = createTransport(options)
  return {
    async fetchClassifications(language, type, options) {
      const { classifications } = await transport.request(ClassificationsDocument, { language, type }, options)
      return classifications.map(toClassification)
    },
    async fetchProductOrClassification(slug, language, type, options) {
      const answer = await transport.request(ProductOrClassificationDocument, { slug, language, type }, options)
      const item = answer.product_or_classification
      if (!item) return null
      return item.__typename === 'Product'
        ? { kind: 'product', product: toProduct(item) }
        : { kind: 'classification', classification: toClassification(item) }
    },
    async fetchProduct(slug, language, options) {
      const { product } = await transport.request(ProductDetailsDocument, { slug, language }, options)
      return product && toProduct(product)
    },
    async fetchProducts(slugs, language, options) {
      if (slugs.length === 0) return []
      const { products } = await transport.request(
        ProductsBySlugsDocument,
        { slugs: slugs.join(','), language },
        options,
      )
      return products.map(toProductSummary)
    },
    async fetchComparedProducts(slugs, language, options) {
      if (slugs.length === 0) return []
      const variables = { slugs: slugs.join(','), language }
      const { products } = await transport.request(ComparedProductsDocument, variables, options)
      return products.map(toComparedProduct)
    },
    async fetchProductsOfClassification(slug, language, country, options) {
      const variables = { slug, language, country }
      const answer = await transport.request(ProductsOfClassificationDocument, variables, options)
      return answer.products_of_classification.map(toProductSummary)
    },
    async fetchListing({ system, state, pageSize, ...place }, options) {
      const variables = {
        ...place,
        measurementSystem: system,
        filters: [
          ...[...state.choices].map(([key, values]) => ({ key, values: [...values] })),
          ...[...state.ranges].map(([key, range]) => ({ key, ...range })),
        ],
        sort: wireSorts[state.sort],
        offset: (state.page - 1) * pageSize,
        limit: pageSize,
      }
      const { listing } = await transport.request(ListingDocument, variables, options)
      if (!listing) return null
      const { total, items, facets } = listing
      return { total, products: items.map(toProductSummary), facets }
    },
  }
}

const wireSorts = { catalogue: 'catalogue', name: 'name', 'name-desc': 'name_desc' } as const satisfies Record<
  ListingSort,
  string
>
