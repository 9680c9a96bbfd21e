import { buildSchema, graphql } from 'graphql'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { createProductsClient } from './index.ts'

const url = 'http://products.test/products/graphql'
const server = setupServer()
const client = createProductsClient({ url })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('the products client', () => {
  it('requests products by comma-separated slugs and keeps the order of the response (GQL-09)', async () => {
    const asked = answer({ products: [toSummary('b'), toSummary('a')] })
    const products = await client.fetchProducts(['b', 'a'], 'en-US')
    expect(asked).toEqual([{ slugs: 'b,a', language: 'en-US' }])
    expect(products.map((product) => product.slug)).toEqual(['b', 'a'])
  })

  it('makes no request without slugs', async () => {
    expect(await client.fetchProducts([], 'en-US')).toEqual([])
    expect(await client.fetchComparedProducts([], 'en-US')).toEqual([])
  })

  it('returns classifications by language and type (GQL-07, CAT-02)', async () => {
    const asked = answer({ classifications: [classification] })
    expect(await client.fetchClassifications('de-CH', 'SERVICE')).toMatchObject([
      { slug: 'cutting', parentId: 'root', imageUrl: '/images/x', supportedCountries: ['ALL', 'CH'], sortIndex: 3 },
    ])
    expect(asked).toEqual([{ language: 'de-CH', type: 'SERVICE' }])
  })

  it('distinguishes products, classifications and unknown slugs (GQL-08)', async () => {
    answer({ product_or_classification: { __typename: 'Classification', ...classification } })
    expect(await client.fetchProductOrClassification('cutting', 'en-US', 'PRODUCT')).toMatchObject({
      kind: 'classification',
      classification: { slug: 'cutting' },
    })
    answer({ product_or_classification: { __typename: 'Product', ...details } })
    expect(await client.fetchProductOrClassification('alpha', 'en-US', 'PRODUCT')).toMatchObject({
      kind: 'product',
      product: { slug: 'alpha' },
    })
    answer({ product_or_classification: null })
    expect(await client.fetchProductOrClassification('nope', 'en-US', 'PRODUCT')).toBeNull()
  })

  it('maps the whole product without empty benefits and details (GQL-10, CAT-04, CAT-05, CAT-06)', async () => {
    answer({ product: details })
    expect(await client.fetchProduct('alpha', 'en-US')).toEqual({
      id: 'alpha',
      name: 'Name',
      slug: 'alpha',
      shortDescription: 'Short',
      images: [{ name: 'Front', url: '/images/f', isDefault: true }],
      supportedCountries: ['ALL'],
      brand: { name: 'Kudex', imageUrl: null },
      variantCount: 1,
      classifications: [expect.objectContaining({ slug: 'cutting' })],
      languages: ['en-US'],
      contentLanguage: 'en-US',
      updatedAt: '2026-01-01T00:00:00Z',
      productServiceId: null,
      longDescription: 'Long',
      specifications: [{ name: 'Length', value: '1', unit: 'mm', measurementSystem: 'dim_metric', group: null }],
      variants: [
        {
          id: 'v',
          nameMetric: '1 mm',
          nameImperial: '0.04 in',
          specifications: [{ name: 'Weight', value: '2', unit: 'kg', measurementSystem: null, group: 'Size' }],
        },
      ],
      related: [{ type: 'component', product: expect.objectContaining({ slug: 'beta' }) }],
      highlights: [
        {
          name: 'H',
          shortDescription: 's',
          longDescription: null,
          imageUrl: '/images/h',
          videoImageUrl: null,
          videoUrl: null,
          position: null,
        },
      ],
      documents: [
        {
          name: 'Sheet',
          contentLanguage: 'en',
          thumbnailUrl: null,
          type: 'Data sheet',
          url: '/file/sheet',
          filename: 'sheet.pdf',
          extension: 'pdf',
          sizeBytes: 100,
        },
      ],
      videoUrl: null,
      videoImageUrl: null,
      benefits: ['One', 'Six'],
      details: ['Detail'],
    })
  })

  it('returns the data of several products in one request (CMP-08)', async () => {
    const asked = answer({ products: [details, { ...details, slug: 'beta' }] })
    const products = await client.fetchComparedProducts(['alpha', 'beta'], 'en-US')
    expect(asked).toEqual([{ slugs: 'alpha,beta', language: 'en-US' }])
    expect(
      products.map(({ slug, specifications, variants }) => [slug, specifications.length, variants.length]),
    ).toEqual([
      ['alpha', 1, 1],
      ['beta', 1, 1],
    ])
    expect(products[0]).not.toHaveProperty('documents')
  })

  it('returns the products of a classification for a country (GQL-10)', async () => {
    const asked = answer({ products_of_classification: [toSummary('a')] })
    expect(await client.fetchProductsOfClassification('cutting', 'PRODUCT', 'en-US', 'US')).toHaveLength(1)
    const variables = { slug: 'cutting', type: 'PRODUCT', language: 'en-US', country: 'US' }
    expect(asked).toEqual([{ ...variables, offset: 0, limit: 200 }])
  })

  it('returns more products of a classification than the service returns at once', async () => {
    const all = Array.from({ length: 401 }, (_, index) => toSummary(`product-${index}`))
    answer({
      products_of_classification: ({ offset, limit }: { offset: number; limit: number }) =>
        all.slice(offset, offset + limit),
    })
    const found = await client.fetchProductsOfClassification('cutting', 'PRODUCT', 'en-US', null)
    expect(found.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug))
  })

  it('returns the addresses of all products in parts (PAGE-06)', async () => {
    const all = Array.from({ length: 401 }, (_, index) => toSummary(`product-${index}`))
    answer({
      products_of_type: ({ offset, limit }: { offset: number; limit: number }) => all.slice(offset, offset + limit),
    })
    const found = await client.fetchProductAddresses('PRODUCT', 'en-US')
    expect(found.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug))
  })

  it.each([
    [401, 401],
    [1_200, 1_000],
  ])('returns %i products with technical data in parts, at most 1,000', async (total, count) => {
    const all = Array.from({ length: total }, (_, index) => ({ ...toSummary(`product-${index}`), specifications: [] }))
    const asked = answer({
      listing: ({ offset, limit }: { offset: number; limit: number }) => ({
        total,
        items: all.slice(offset, offset + limit),
      }),
    })
    const found = await client.fetchProductsWithSpecifications('cutting', 'en-US', 'US', ['weight-kg'])
    expect(asked[0]).toMatchObject({ slug: 'cutting', country: 'US', keys: ['weight-kg'] })
    expect(found.map(({ slug }) => slug)).toEqual(all.slice(0, count).map(({ slug }) => slug))
  })
})

const schema = buildSchema(readFileSync(new URL('../../schema/products.graphql', import.meta.url), 'utf8'))

/** Answers the query of a request from data in the names of the schema. */
function answer(rootValue: Record<string, unknown>): unknown[] {
  const asked: unknown[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const { query: source, variables: variableValues } = (await request.json()) as Asked
      asked.push(variableValues)
      return HttpResponse.json({ ...(await graphql({ schema, source, variableValues, rootValue })) })
    }),
  )
  return asked
}

interface Asked {
  readonly query: string
  readonly variables: Record<string, unknown>
}

const classification = {
  id: 'c',
  name: 'Cutting',
  slug: 'cutting',
  parent_id: 'root',
  description: null,
  image_url: '/images/x',
  language: 'en-US',
  languages: ['en-US'],
  type: 'PRODUCT',
  supported_countries: ['ALL', 'CH'],
  sort_index: 3,
}

function toSummary(slug: string) {
  return {
    id: slug,
    name: 'Name',
    slug,
    short_description: 'Short',
    images: [{ name: 'Front', url: '/images/f', default: true }],
    supported_countries: ['ALL'],
    variant_count: 1,
    brand: { name: 'Kudex', image_url: null },
    classifications: [classification],
    languages: ['en-US'],
    content_language: 'en-US',
    updated_at: '2026-01-01T00:00:00Z',
    product_service_id: null,
  }
}

const details = {
  ...toSummary('alpha'),
  long_description: 'Long',
  specifications: [{ name: 'Length', value: '1', unit: 'mm', measurement_system: 'dim_metric', group: null }],
  variants: [
    {
      id: 'v',
      name_metric: '1 mm',
      name_imperial: '0.04 in',
      specifications: [{ name: 'Weight', value: '2', unit: 'kg', measurement_system: null, group: 'Size' }],
    },
  ],
  related: [{ type: 'component', product: toSummary('beta') }],
  highlights: [
    {
      name: 'H',
      short_description: 's',
      long_description: null,
      image_url: '/images/h',
      video_image_url: null,
      video_url: null,
    },
  ],
  documents: [
    {
      name: 'Sheet',
      content_language: 'en',
      thumbnail_url: null,
      type: 'Data sheet',
      url: '/file/sheet',
      filename: 'sheet.pdf',
      extension: 'pdf',
      size_bytes: 100,
    },
  ],
  video_url: null,
  video_image_url: null,
  benefit1: 'One',
  benefit2: null,
  benefit3: ' ',
  benefit4: null,
  benefit5: null,
  benefit6: 'Six',
  detail1: null,
  detail2: 'Detail',
  detail3: null,
  detail4: null,
  detail5: null,
  detail6: null,
}
