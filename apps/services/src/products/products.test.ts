import { beforeAll, describe, expect, it } from 'vitest'
import { loadSeed } from '../seeding/loadSeed.ts'
import { type Answer, askService } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { readAgreedSchema, toContractText } from '../testing/schemaText.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { testSeed } from '../testing/testSeed.ts'
import { productsSeedPart } from './productsSeedPart.ts'
import { createProductsService } from './productsService.ts'
import { productsSchema } from './graphqlSchema.ts'

describe('the products schema', () => {
  it('matches the agreed schema', () => {
    expect(toContractText(productsSchema)).toBe(toContractText(readAgreedSchema('products')))
  })
})

const counter = new StatementCounter()

describeDatabases(
  'the products service',
  (open) => {
    let ask: (query: string) => Promise<Answer>
    beforeAll(async () => {
      const database = open()
      await loadSeed(
        database.queries,
        async () => testSeed,
        [productsSeedPart],
        () => {},
      )
      const askQuestion = await askService(createProductsService, database)
      ask = (query) => askQuestion({ path: '/products/graphql', query })
    })

    it('returns the classifications of a type, flat and with children (GQL-07, CAT-02)', async () => {
      const { at } = await ask(`{
        products: classifications(language: "de-CH", type: PRODUCT) { id slug name parent_id language type supported_countries sort_index children { slug } }
        services: classifications(language: "en-US", type: SERVICE) { slug name }
      }`)
      expect(at('products')).toEqual([
        {
          id: 'product-cutting',
          slug: 'cutting',
          name: 'Schneiden',
          parent_id: null,
          language: 'de-CH',
          type: 'PRODUCT',
          supported_countries: ['ALL', 'CH', 'US', 'LI'],
          sort_index: 0,
          children: [{ slug: 'benchtop' }],
        },
        expect.objectContaining({ slug: 'benchtop', parent_id: 'product-cutting', supported_countries: ['ALL', 'CH'] }),
        expect.objectContaining({ slug: 'empty', children: [] }),
      ])
      expect(at('services')).toEqual([{ slug: 'training', name: 'Training' }])
    })

    it('returns a product in one language: the requested one if complete, else English (PAGE-07)', async () => {
      const read = async (language: string) =>
        (
          await ask(
            `{ product(slug: "cutter-1", language: "${language}") { name content_language languages specifications { name } highlights { name } related { product { content_language } } } }`,
          )
        ).at('product')
      expect(await read('de-CH')).toMatchObject({
        name: 'Schneider 1',
        content_language: 'de',
        languages: ['de', 'en'],
      })
      for (const language of ['hu-HU', 'fr-FR', 'xx', ''])
        expect(await read(language)).toMatchObject({ name: 'Cutter 1', content_language: 'en' })
    })

    it('returns when a product changed', async () => {
      const { at } = await ask('{ product(slug: "cutter-1", language: "en-US") { updated_at } }')
      expect(Number.isNaN(Date.parse(String(at('product.updated_at'))))).toBe(false)
    })

    it('falls back to English, and returns the language', async () => {
      const { at } = await ask('{ classifications(language: "hu-HU", type: PRODUCT) { name language } }')
      expect(at('classifications.0')).toEqual({ name: 'Cutting', language: 'en-US' })
    })

    it.each([
      ['benchtop', 'PRODUCT', { __typename: 'Classification', name: 'Benchtop' }],
      ['cutter-1', 'PRODUCT', { __typename: 'Product', name: 'Cutter 1' }],
      ['course', 'SERVICE', { __typename: 'Product', name: 'Course' }],
      ['cutter-1', 'SERVICE', null],
      ['course', 'PRODUCT', null],
      ['training', 'PRODUCT', null],
      ['nope', 'PRODUCT', null],
    ])('finds %s as a %s (GQL-08, CAT-09)', async (slug, type, expected) => {
      const { at } = await ask(
        `{ product_or_classification(slug: "${slug}", language: "en-US", type: ${type}) { __typename ... on Product { name } ... on Classification { name } } }`,
      )
      expect(at('product_or_classification')).toEqual(expected)
    })

    it('returns the technical data that have one of the keys', async () => {
      const { at } = await ask(`{ product(slug: "cutter-1", language: "de-CH") {
        specifications(keys: ["length-mm", "unknown"]) { name unit key } } }`)
      expect(at('product.specifications')).toEqual([{ name: 'Länge', unit: 'mm', key: 'length-mm' }])
    })

    it('returns a product with all fields (GQL-10, CAT-04, CAT-05)', async () => {
      const { at } = await ask(`{ product(slug: "cutter-1", language: "de-CH") {
        name short_description long_description variant_count product_service_id brand { name } video_url
        specifications { name value unit measurement_system group }
        variants { id name_metric name_imperial specifications { name value } }
        related { type product { slug name } } highlights { name video_url image_url }
        documents { name content_language type url filename extension size_bytes }
        classifications { slug } supported_countries benefit1 } }`)
      expect(at('product')).toEqual({
        name: 'Schneider 1',
        short_description: 'Schneidet Draht',
        long_description: 'Schneidet Draht schnell.',
        variant_count: 1,
        product_service_id: null,
        brand: { name: 'Strivona' },
        video_url: null,
        specifications: [
          { name: 'Länge', value: '10', unit: 'mm', measurement_system: 'dim_metric', group: null },
          { name: 'Länge', value: '0.39', unit: 'in', measurement_system: 'dim_imperial', group: null },
          { name: 'Spannung', value: '230', unit: 'V', measurement_system: null, group: 'Versorgung' },
        ],
        variants: [
          {
            id: 'cutter-1-s',
            name_metric: 'Cutter 10 mm',
            name_imperial: 'Cutter 0.39 in',
            specifications: [{ name: 'Gewicht', value: '7' }],
          },
        ],
        related: [
          { type: 'related', product: { slug: 'cutter-2', name: 'Schneider 2' } },
          { type: 'service', product: { slug: 'course', name: 'Kurs' } },
        ],
        highlights: [{ name: 'Schnell', video_url: 'https://video.example/1', image_url: null }],
        documents: [
          {
            name: 'Datenblatt',
            content_language: 'en',
            type: 'Datenblatt',
            url: '/file/datasheet',
            filename: 'cutter-1.pdf',
            extension: 'pdf',
            size_bytes: 12_345,
          },
        ],
        classifications: [{ slug: 'benchtop' }, { slug: 'cutting' }],
        supported_countries: ['ALL', 'CH', 'US', 'LI'],
        benefit1: null,
      })
    })

    it('returns benefits and details of a service, null beyond the last (CAT-06)', async () => {
      const { at } = await ask(
        '{ product(slug: "course", language: "en-US") { product_service_id benefit1 benefit2 detail1 detail6 } }',
      )
      expect(at('product')).toEqual({
        product_service_id: 'SRV-1',
        benefit1: 'You learn',
        benefit2: null,
        detail1: 'Two days',
        detail6: null,
      })
    })

    it('returns null for an unknown product', async () => {
      expect((await ask('{ product(slug: "nope", language: "en-US") { id } }')).data).toEqual({ product: null })
    })

    it('returns products by comma-separated slugs in the requested order, without unknown ones (GQL-09)', async () => {
      const { at } = await ask(
        '{ products(slugs: "course, nope,cutter-3,course,,cutter-1", language: "en-US") { slug } }',
      )
      expect(at('products')).toEqual([{ slug: 'course' }, { slug: 'cutter-3' }, { slug: 'cutter-1' }])
      expect((await ask('{ products(slugs: "", language: "en-US") { slug } }')).at('products')).toEqual([])
    })

    it('returns the products of a classification in order, optionally of a country (GQL-10, CAT-07)', async () => {
      const { data } = await ask(`{
        all: products_of_classification(slug: "benchtop", language: "en-US") { slug }
        us: products_of_classification(slug: "benchtop", language: "en-US", country: "US") { slug }
        international: products_of_classification(slug: "benchtop", language: "en-US", country: "ALL") { slug }
        none: products_of_classification(slug: "empty", language: "en-US") { slug }
        page: products_of_classification(slug: "benchtop", language: "en-US", type: PRODUCT, offset: 1, limit: 1) { slug }
        services: products_of_classification(slug: "benchtop", language: "en-US", type: SERVICE) { slug }
      }`)
      expect(data).toEqual({
        all: [{ slug: 'cutter-1' }, { slug: 'cutter-2' }, { slug: 'cutter-3' }],
        us: [{ slug: 'cutter-1' }, { slug: 'cutter-3' }],
        international: [{ slug: 'cutter-1' }, { slug: 'cutter-2' }],
        none: [],
        page: [{ slug: 'cutter-2' }],
        services: [],
      })
    })

    it('returns all products or all services in parts', async () => {
      const { data } = await ask(`{
        products: products_of_type(type: PRODUCT, language: "en-US") { slug }
        page: products_of_type(type: PRODUCT, language: "en-US", offset: 1, limit: 1) { slug }
        services: products_of_type(type: SERVICE, language: "en-US") { slug }
      }`)
      expect(data).toEqual({
        products: [{ slug: 'cutter-1' }, { slug: 'cutter-2' }, { slug: 'cutter-3' }],
        page: [{ slug: 'cutter-2' }],
        services: [{ slug: 'course' }],
      })
    })

    it('treats SQL in arguments as text', async () => {
      const { data } = await ask(
        `{ product(slug: "x' or '1'='1", language: "en-US") { id } products(slugs: "%,'; drop table products.products", language: "en-US") { id } }`,
      )
      expect(data).toEqual({ product: null, products: [] })
    })

    it('needs the same number of statements for any number of products', async () => {
      const fields =
        'name brand { name } classifications { slug } specifications { name } benefit1 related { product { name brand { name } } }'
      const one = await counter.during(() => ask(`{ products(slugs: "cutter-1", language: "en-US") { ${fields} } }`))
      const many = await counter.during(() =>
        ask(`{ products(slugs: "cutter-1,cutter-2,cutter-3,course", language: "en-US") { ${fields} } }`),
      )
      expect(many).toBe(one)
      expect(many).toBeLessThanOrEqual(6)
      const tree = await counter.during(() =>
        ask('{ classifications(language: "en-US", type: PRODUCT) { children { children { name } } } }'),
      )
      expect(tree).toBe(1)
    })
  },
  { logger: counter },
)
