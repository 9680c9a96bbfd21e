import type { Classification, ClassificationType, Product, ProductSummary } from '@kudex/domain/catalogue'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ClassificationsDocument,
  ProductDetailsDocument,
  ProductOrClassificationDocument,
  ProductsBySlugsDocument,
  ProductsOfClassificationDocument,
} from './generated/graphql.ts'
import { toClassification, toProduct, toProductSummary } from './toProduct.ts'

/** What an address below products or services leads to. */
export type CatalogueItem =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'classification'; readonly classification: Classification }

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
  /** Products directly below a classification (GQL-10). */
  fetchProductsOfClassification(
    slug: string,
    language: string,
    country: string | null,
    options?: CallOptions,
  ): Promise<readonly ProductSummary[]>
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
    async fetchProductsOfClassification(slug, language, country, options) {
      const variables = { slug, language, country }
      const answer = await transport.request(ProductsOfClassificationDocument, variables, options)
      return answer.products_of_classification.map(toProductSummary)
    },
  }
}
