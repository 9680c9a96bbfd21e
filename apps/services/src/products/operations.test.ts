import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, print, separateOperations } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { demo } from '../../seed/demo/index.ts'
import { loadSeed } from '../seeding/loadSeed.ts'
import { packageFolder } from '../packageFolder.ts'
import { type Answer, askService } from '../testing/askService.ts'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { StatementCounter } from '../testing/statementCounter.ts'
import { productsSeedPart } from './productsSeedPart.ts'
import { createProductsService } from './productsService.ts'

/** The operations that hosts send, by name, from the same files. */
const operations = separateOperations(
  parse(readFileSync(join(packageFolder, '../../packages/api/src/products/products.graphql'), 'utf8')),
)
type Variables = Readonly<Record<string, unknown>>
const counter = new StatementCounter()
const slugs = demo.products.map(({ slug }) => slug)
const list = { type: 'PRODUCT', language: 'de-CH', country: 'CH', measurementSystem: 'dim_metric' }
const below = { type: 'PRODUCT', language: 'de-CH', country: 'CH', offset: 0, limit: 200 }

describeDatabases(
  'the operations of hosts',
  (open) => {
    let ask: (name: string, variables: Variables) => Promise<Answer>
    beforeAll(async () => {
      const database = open()
      await loadSeed(
        database.queries,
        async () => demo,
        [productsSeedPart],
        () => {},
      )
      const askQuestion = await askService(createProductsService, database)
      ask = (name, variables) => {
        const document = operations[name]
        if (!document) throw new Error(`There is no operation ${name}`)
        return askQuestion({ path: '/products/graphql', query: print(document), variables })
      }
    })

    const few: Readonly<Record<string, readonly [few: Variables, many: Variables, statements: number]>> = {
      Classifications: [{ language: 'de-CH', type: 'SERVICE' }, { language: 'de-CH', type: 'PRODUCT' }, 1],
      ProductOrClassification: [
        { slug: 'ap-mini', language: 'de-CH', type: 'PRODUCT' },
        { slug: 'cs-240', language: 'de-CH', type: 'PRODUCT' },
        7,
      ],
      ProductDetails: [{ slug: 'ap-mini', language: 'de-CH' }, { slug: 'cs-240', language: 'de-CH' }, 6],
      ProductsBySlugs: [{ slugs: 'cs-240', language: 'de-CH' }, { slugs: slugs.join(','), language: 'de-CH' }, 3],
      ComparedProducts: [{ slugs: 'cs-240', language: 'de-CH' }, { slugs: slugs.join(','), language: 'de-CH' }, 4],
      ProductsWithSpecifications: [
        { slug: 'tooling', language: 'de-CH', country: 'CH', limit: 1 },
        { slug: 'tooling', language: 'de-CH', country: 'CH', limit: 200 },
        11,
      ],
      ProductAddresses: [
        { slug: 'tooling', type: 'PRODUCT', language: 'de-CH', limit: 1 },
        { slug: 'tooling', type: 'PRODUCT', language: 'de-CH', limit: 200 },
        11,
      ],
      ProductsOfClassification: [{ ...below, slug: 'seal-modules' }, { ...below, slug: 'blade-sets' }, 3],
      Listing: [{ ...list, slug: 'tooling', limit: 1 }, { ...list, slug: 'tooling', limit: 200 }, 11],
    }

    it('are all covered', () => expect(Object.keys(few).toSorted()).toEqual(Object.keys(operations).toSorted()))

    it.each(Object.entries(few))(
      '%s needs the same number of statements for any number of items',
      async (name, [one, many, most]) => {
        const count = (variables: Variables) =>
          counter.during(async () => expect((await ask(name, variables)).errors).toEqual([]))
        const statements = await count(many)
        expect(statements).toBe(await count(one))
        expect(statements).toBeLessThanOrEqual(most)
      },
    )

    const odd = [
      'nope',
      '',
      ' ',
      '\0',
      'cs-240\0',
      '\ud800',
      'cs-240\udfff',
      '%',
      "' or 1=1 --",
      '../../etc/passwd',
      'CS-240',
      '__proto__',
      'x'.repeat(10_000),
      ','.repeat(10_000),
    ]

    it.each(odd)('find nothing for an unusual slug, without exposing SQL: %j', async (slug) => {
      expect((await askAndCheckErrors('ProductDetails', { slug, language: 'de-CH' })).at('product')).toBeNull()
      const item = await askAndCheckErrors('ProductOrClassification', { slug, language: 'de-CH', type: 'PRODUCT' })
      expect(item.at('item')).toBeNull()
      for (const name of ['ProductsBySlugs', 'ComparedProducts'])
        expect((await askAndCheckErrors(name, { slugs: slug, language: 'de-CH' })).at('products')).toEqual([])
      const found = await askAndCheckErrors('ProductsOfClassification', { ...below, slug })
      expect(found.at('products')).toEqual([])
      expect((await askAndCheckErrors('Listing', { ...list, slug })).at('listing')).toBeNull()
    })

    it.each(odd)(
      'fall back to English for an unusual language, and find nothing for an unusual country: %j',
      async (text) => {
        const { at } = await askAndCheckErrors('ProductDetails', { slug: 'cs-240', language: text })
        // Only the first two letters name a language.
        expect(at('product.contentLanguage')).toBe(/^cs/i.test(text) ? 'cs' : 'en')
        expect(
          (await askAndCheckErrors('Listing', { ...list, slug: 'tooling', country: text })).at('listing.total'),
        ).toBe(0)
      },
    )

    it.each(odd)('ignore an unusual filter: %j', async (text) => {
      const plain = await askAndCheckErrors('Listing', { ...list, slug: 'tooling' })
      const filters = [{ key: text, values: [text] }]
      const { at } = await askAndCheckErrors('Listing', { ...list, slug: 'tooling', filters })
      expect(at('listing.total')).toBe(plain.at('listing.total'))
    })

    it.each([
      { offset: -1 },
      { offset: 1_000_000_000 },
      { limit: -1 },
      { limit: 1_000_000_000 },
      { filters: [{ key: 'weight-kg', min: -1e308, max: 1e308 }] },
      { filters: Array.from({ length: 200 }, (_, index) => ({ key: `k${index}`, values: ['x'] })) },
    ])('accept %j', async (variables) => {
      expect((await askAndCheckErrors('Listing', { ...list, slug: 'tooling', ...variables })).errors).toEqual([])
    })

    it.each([{ offset: 1e12 }, { offset: 'NaN' }, { limit: 1.5 }, { type: 'NOPE' }, { measurementSystem: null }])(
      'refuse %j without exposing SQL',
      async (variables) => {
        const { errors } = await askAndCheckErrors('Listing', { ...list, slug: 'tooling', ...variables })
        expect(errors.length).toBeGreaterThan(0)
      },
    )

    /** Sends a request and checks that its errors do not expose SQL. */
    async function askAndCheckErrors(name: string, variables: Variables): Promise<Answer> {
      const answer = await ask(name, variables)
      expect(JSON.stringify(answer.errors)).not.toMatch(/select|insert|products\.|varbit|invalid byte|syntax error/i)
      return answer
    }
  },
  { logger: counter },
)
