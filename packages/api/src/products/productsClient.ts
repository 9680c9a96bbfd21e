import type { Classification, ClassificationType, Product, ProductSummary } from '@kudex/domain/catalogue'
import type { ComparedProduct } from '@kudex/domain/comparison'
import type { ListedProduct, ListingSort, ListingState, ProductListing } from '@kudex/domain/listing'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import { createTransport, type CallOptions, type TransportOptions } from '../transport/index.ts'
import {
  ClassificationsDocument,
  ComparedProductsDocument,
  ListingDocument,
  ProductAddressesDocument,
  ProductDetailsDocument,
  ProductOrClassificationDocument,
  ProductsBySlugsDocument,
  ProductsOfClassificationDocument,
  ProductsWithSpecificationsDocument,
  type ProductDetailsFragment,
} from './generated/graphql.ts'

/** The item of a slug below products or services. */
export type CatalogueItem =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'classification'; readonly classification: Classification }

/** What the address of a product consists of, and where and since when it exists. */
export type ProductAddress = Pick<
  ProductSummary,
  'slug' | 'supportedCountries' | 'classifications' | 'languages' | 'updatedAt' | 'productServiceId'
>

/** A page of a list with its filters. */
interface ListingRequest {
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

export type ProductsClient = ReturnType<typeof createProductsClient>

/**
 * Creates a client of the product information service; `language` is a service locale: en-US, de-CH, … (LOCALE-11).
 * Errors are those of the transport.
 */
export function createProductsClient(options: TransportOptions) {
  const transport = createTransport(options)
  return {
    /** All classifications of a type as a flat list in their order (GQL-07). */
    async fetchClassifications(
      language: string,
      type: ClassificationType,
      options?: CallOptions,
    ): Promise<readonly Classification[]> {
      const { classifications } = await transport.request(ClassificationsDocument, { language, type }, options)
      return classifications
    },
    /** The item of a slug; null if unknown (GQL-08). */
    async fetchProductOrClassification(
      slug: string,
      language: string,
      type: ClassificationType,
      options?: CallOptions,
    ): Promise<CatalogueItem | null> {
      const { item } = await transport.request(ProductOrClassificationDocument, { slug, language, type }, options)
      if (!item) return null
      return item.__typename === 'Product'
        ? { kind: 'product', product: toProduct(item) }
        : { kind: 'classification', classification: item }
    },
    /** One product in full (GQL-10). */
    async fetchProduct(slug: string, language: string, options?: CallOptions): Promise<Product | null> {
      const { product } = await transport.request(ProductDetailsDocument, { slug, language }, options)
      return product && toProduct(product)
    },
    /** Products in the order of the slugs, without unknown ones (GQL-09). */
    async fetchProducts(
      slugs: readonly string[],
      language: string,
      options?: CallOptions,
    ): Promise<readonly ProductSummary[]> {
      if (slugs.length === 0) return []
      const variables = { slugs: slugs.join(','), language }
      return (await transport.request(ProductsBySlugsDocument, variables, options)).products
    },
    /** Products with their technical data, in the order of the slugs, without unknown ones (CMP-08). */
    async fetchComparedProducts(
      slugs: readonly string[],
      language: string,
      options?: CallOptions,
    ): Promise<readonly ComparedProduct[]> {
      if (slugs.length === 0) return []
      const variables = { slugs: slugs.join(','), language }
      return (await transport.request(ComparedProductsDocument, variables, options)).products
    },
    /** All products directly below a classification (GQL-10). */
    async fetchProductsOfClassification(
      slug: string,
      type: ClassificationType,
      language: string,
      country: string | null,
      options?: CallOptions,
    ): Promise<readonly ProductSummary[]> {
      return collectParts(async (part) => {
        const variables = { slug, type, language, country, ...part }
        return (await transport.request(ProductsOfClassificationDocument, variables, options)).products
      })
    },
    /** What the addresses of all products or all services consist of (PAGE-06). */
    async fetchProductAddresses(
      type: ClassificationType,
      language: string,
      options?: CallOptions,
    ): Promise<readonly ProductAddress[]> {
      return collectParts(async (part) => {
        const variables = { type, language, ...part }
        return (await transport.request(ProductAddressesDocument, variables, options)).products
      })
    },
    /** The products in and below a classification, at most 1,000, with the technical data that have one of the keys. */
    async fetchProductsWithSpecifications(
      slug: string,
      language: string,
      country: string,
      keys: readonly string[],
      options?: CallOptions,
    ): Promise<readonly ListedProduct[]> {
      return collectParts(async (part) => {
        const variables = { slug, language, country, keys: [...keys], ...part }
        return (await transport.request(ProductsWithSpecificationsDocument, variables, options)).listing?.products ?? []
      }, maxWithSpecifications)
    },
    /** A page of all products in and below a classification, with facets; null if it does not exist (CAT-10). */
    async fetchListing(
      { system, state, pageSize, ...scope }: ListingRequest,
      options?: CallOptions,
    ): Promise<ProductListing | null> {
      const variables = {
        ...scope,
        measurementSystem: system,
        filters: [
          ...[...state.choices].map(([key, values]) => ({ key, values: [...values] })),
          ...[...state.ranges].map(([key, range]) => ({ key, ...range })),
        ],
        sort: wireSorts[state.sort],
        offset: (state.page - 1) * pageSize,
        limit: pageSize,
      }
      return (await transport.request(ListingDocument, variables, options)).listing
    },
  }
}

/** The service answers with at most this number of products at once. */
const maxListed = 200

const maxWithSpecifications = 1_000

/** Fetches a list part by part, until a part is not full or `most` entries were found. */
async function collectParts<Entry>(
  fetchPart: (part: { readonly offset: number; readonly limit: number }) => Promise<readonly Entry[]>,
  most = Infinity,
): Promise<readonly Entry[]> {
  const found: Entry[] = []
  for (;;) {
    const entries = await fetchPart({ offset: found.length, limit: maxListed })
    found.push(...entries)
    if (entries.length < maxListed || found.length >= most) return found
  }
}

/** Collects the numbered fields of a product, without empty ones (CAT-04, CAT-06). */
function toProduct(wire: ProductDetailsFragment): Product {
  const { benefit1, benefit2, benefit3, benefit4, benefit5, benefit6, ...rest } = wire
  const { detail1, detail2, detail3, detail4, detail5, detail6, ...product } = rest
  return {
    ...product,
    benefits: keepFilled(benefit1, benefit2, benefit3, benefit4, benefit5, benefit6),
    details: keepFilled(detail1, detail2, detail3, detail4, detail5, detail6),
  }
}

function keepFilled(...texts: readonly (string | null)[]): readonly string[] {
  return texts.filter((text): text is string => text !== null && text.trim() !== '')
}

const wireSorts = { catalogue: 'catalogue', name: 'name', 'name-desc': 'name_desc' } as const satisfies Record<
  ListingSort,
  string
>
