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

/** What an address below products or services leads to. */
export type CatalogueItem =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'classification'; readonly classification: Classification }

/** Which list is asked for, and what of it. */
export interface ListingQuestion {
  /** Slug of the classification whose list it is. */
  readonly slug: string
  readonly type: ClassificationType
  readonly language: string
  /** ALL for the international locales. */
  readonly country: string
  readonly system: MeasurementSystem
  readonly state: ListingState
  /** Products of a page. */
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
  /** What a slug leads to, null when to nothing (GQL-08). */
  fetchProductOrClassification(
    slug: string,
    language: string,
    type: ClassificationType,
    options?: CallOptions,
  ): Promise<CatalogueItem | null>
  /** One product in full (GQL-10). */
  fetchProduct(slug: string, language: string, options?: CallOptions): Promise<Product | null>
  /** Products in the order asked for; unknown slugs are left out (GQL-09). */
  fetchProducts(slugs: readonly string[], language: string, options?: CallOptions): Promise<readonly ProductSummary[]>
  /** Products with their data beside each other, in the order asked for; unknown slugs are left out (CMP-08). */
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
  /** A page of everything in and below a classification with its facets; null when there is no such one (CAT-10). */
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
