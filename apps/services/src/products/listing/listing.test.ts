import { setTimeout } from 'node:timers/promises'
import {
  filterEntries,
  countChoice,
  readListingState,
  selectFacets,
  toFeatures,
  writeListingState,
  type Filters,
} from '@kudex/domain/listing'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Seed, SeedProduct } from '../../../seed/seed.types.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { type Answer, askService } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { StatementCounter } from '../../testing/statementCounter.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { listingEntries, productClassifications } from '../tables.ts'
import { productsSeedPart } from '../productsSeedPart.ts'
import { createProductsService } from '../productsService.ts'
import { toProductDetails } from '../seedDetails.ts'
import { rebuildListings } from './rebuildListings.ts'

const counter = new StatementCounter()

describeDatabases(
  'the list of a classification',
  (open) => {
    let ask: (variables: Record<string, unknown>) => Promise<Answer>
    beforeAll(async () => {
      const database = open()
      await loadSeed(
        database.queries,
        async () => machines,
        [productsSeedPart],
        () => {},
      )
      const askQuestion = await askService(createProductsService, database)
      ask = (variables) =>
        askQuestion({ path: '/products/graphql', query: document, variables: { ...defaults, ...variables } })
    })

    it('contains all products in and below the classification, in catalogue order (CAT-10)', async () => {
      const { at, errors } = await ask({ limit: 200 })
      expect(errors).toEqual([])
      expect(at('listing.total')).toBe(products.length)
      expect(slugsOf(at('listing.items'))).toEqual(products.map(({ slug }) => slug))
      expect((await ask({ slug: 'benchtop', limit: 200 })).at('listing.total')).toBe(
        products.filter(({ classifications }) => classifications.includes('benchtop')).length,
      )
      expect((await ask({ slug: 'empty' })).at('listing')).toEqual({ total: 0, items: [], facets: [] })
      expect((await ask({ slug: 'nope' })).at('listing')).toBeNull()
    })

    it('filters and counts like the reference implementation, for any filters (CAT-10)', async () => {
      await fc.assert(
        fc.asyncProperty(filters, fc.constantFrom('ALL', 'CH', 'US', 'JP', null), async (chosen, country) => {
          const { at, errors } = await ask({ filters: toInput(chosen), country, limit: 200 })
          expect(errors).toEqual([])
          const visible = entries.filter(({ countries }) => country === null || countries.includes(country))
          const known = keepKnown(chosen)
          expect(slugsOf(at('listing.items'))).toEqual(filterEntries(visible, known).map(({ slug }) => slug))
          for (const { key, values } of facetsOf(at('listing.facets')))
            for (const { value, count } of values)
              expect([key, value, count]).toEqual([
                key,
                value,
                value === ''
                  ? filterEntries(visible, { ...known, ranges: without(known.ranges, key) }).filter(({ features }) =>
                      features.some((feature) => feature.key === key && feature.span),
                    ).length
                  : countChoice(visible, known, key, value),
              ])
        }),
        { numRuns: process.env['KUDEX_CHECK_SIZE'] === 'full' ? 400 : 40 },
      )
    }, 120_000)

    it('has counts equal to the results of choosing the value', async () => {
      const { at } = await ask({ filters: [{ key: 'cable-types', values: ['pvc'] }] })
      for (const { key, kind, values } of facetsOf(at('listing.facets')))
        for (const { value, count } of values)
          if (kind === 'choice') {
            const others = key === 'cable-types' ? [] : [{ key: 'cable-types', values: ['pvc'] }]
            const clicked = await ask({ filters: [...others, { key, values: [value] }] })
            expect([key, value, clicked.at('listing.total')]).toEqual([key, value, count])
          }
    })

    it('sorts by name in the language, and pages without gaps or duplicates', async () => {
      const up = slugsOf((await ask({ sort: 'name', limit: 200 })).at('listing.items'))
      const down = slugsOf((await ask({ sort: 'name_desc', limit: 200 })).at('listing.items'))
      expect(down).toEqual([...up].toReversed())
      const names = up.map((slug) => products.find((product) => product.slug === slug)?.name as string)
      expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
      const pages = await Promise.all([0, 7, 14, 21, 28].map((offset) => ask({ sort: 'name', limit: 7, offset })))
      expect(pages.flatMap(({ at }) => slugsOf(at('listing.items')))).toEqual(up)
    })

    it('returns the facets of a measurement system, and filtered ones of the other', async () => {
      const keys = async (variables: object) =>
        facetsOf((await ask({ ...variables })).at('listing.facets')).map(({ key }) => key)
      expect(await keys({})).toContain('cross-section-mm2')
      expect(await keys({})).not.toContain('cross-section-awg')
      expect(await keys({ system: 'dim_imperial' })).toContain('cross-section-awg')
      expect(await keys({ filters: [{ key: 'cross-section-awg', min: 12 }] })).toContain('cross-section-awg')
    })

    it('sorts choices that begin with numbers by size, those below zero first', async () => {
      const { at } = await ask({})
      const facet = facetsOf(at('listing.facets')).find(({ key }) => key === 'control-voltage')
      expect(facet?.values.map(({ value }) => value)).toEqual(['minus-48-v-dc', '24-v-dc', '230-v-ac', '1000-v-ac'])
    })

    it.each([
      [{ filters: [{ key: "x' or 1=1 --", values: ["'; drop table products.products"] }] }, products.length],
      [{ filters: [{ key: 'cable-types', values: ['nope'] }] }, products.length],
      [{ filters: [{ key: 'weight-kg', min: 1e300, max: -1e300 }] }, 0],
      [{ filters: [{ key: '@country', values: ['US'] }] }, products.length],
      [{ offset: -5, limit: -1 }, products.length],
      [{ offset: 2_000_000_000 }, products.length],
      [{ country: 'XX' }, 0],
    ])('answers %j without a fault', async (variables, total) => {
      const { at, errors } = await ask(variables)
      expect([errors, at('listing.total')]).toEqual([[], total])
    })

    it('is of one version of the catalogue while another one is written', async () => {
      const { queries } = open()
      const all = await queries.select().from(productClassifications)
      let answer: Promise<Answer> | undefined
      await queries.transaction(async (transaction) => {
        // Other statements of the list can run before this transaction ends; the one that reads the products waits.
        await transaction.execute(sql`lock table ${listingEntries} in access exclusive mode`)
        answer = ask({ limit: 200 })
        await setTimeout(500)
        await transaction.delete(productClassifications)
        await transaction.insert(productClassifications).values(all.slice(20))
        await rebuildListings(transaction)
      })
      const { at } = (await answer)!
      expect(slugsOf(at('listing.items'))).toHaveLength(Number(at('listing.total')))

      await queries.insert(productClassifications).values(all.slice(0, 20))
      await rebuildListings(queries)
    })

    it('needs the same number of statements for any number of items and filters', async () => {
      const filtered = {
        sort: 'name',
        filters: toInput({
          choices: new Map([['cable-types', ['pvc', 'ptfe']]]),
          ranges: new Map([['weight-kg', { min: 1, max: 900 }]]),
        }),
      }
      const one = await counter.during(() => ask({ ...filtered, limit: 1 }))
      const many = await counter.during(() => ask({ ...filtered, limit: 200 }))
      expect(many).toBe(one)
      expect(many).toBeLessThanOrEqual(9)
    })
  },
  { logger: counter },
)

describe('the URL state of a list', () => {
  it('is parsed to the state it was built from', () => {
    fc.assert(
      fc.property(
        filters,
        fc.constantFrom('catalogue', 'name', 'name-desc'),
        fc.constantFrom('pictures', 'table'),
        fc.integer({ min: 1, max: 9_999 }),
        (chosen, sort, view, page) => {
          const query = writeListingState({ ...chosen, sort, view, page })
          expect(writeListingState(readListingState(new URLSearchParams(query)))).toBe(query)
        },
      ),
    )
  })
})

const document = `query Q($slug: String!, $country: String, $system: MeasurementSystem!, $filters: [FacetFilter!], $sort: ListingSort, $offset: Int, $limit: Int) {
  listing(slug: $slug, type: PRODUCT, language: "en-US", country: $country, measurement_system: $system, filters: $filters, sort: $sort, offset: $offset, limit: $limit) {
    total items { slug } facets { key kind values { value count } }
  }
}`
const defaults = { slug: 'cutting', country: null, system: 'dim_metric' }

const types = ['PVC', 'PTFE', 'Silicone', 'PVC, PTFE', 'PTFE, silicone', '3 × 400 V, 50…60 Hz']
const voltages = ['1000 V AC', '24 V DC', '−48 V DC', '230 V AC']
/** 29 machines with different properties. */
const products: readonly SeedProduct[] = Array.from({ length: 29 }, (_, index) => ({
  slug: `machine-${index}`,
  name: `Machine ${(index * 11) % 29}`,
  classifications: [index % 3 === 0 ? 'benchtop' : 'cutting'],
  countries: index % 4 === 0 ? ['ALL', 'CH'] : index % 5 === 0 ? ['US'] : ['ALL', 'CH', 'US'],
  ...(index % 2 === 0 ? { brand: 'strivona' } : {}),
  specifications: [
    { name: 'Cable types', value: types[index % types.length] ?? '' },
    { name: 'Control voltage', value: voltages[index % voltages.length] ?? '' },
    { name: 'Weight', value: `${10 + ((index * 7) % 13)}`, unit: 'kg' },
    {
      name: 'Cross-section',
      metric: { value: `${((index % 5) + 1) / 10}…${(index % 7) + 1}`, unit: 'mm²' },
      imperial: { value: `${30 - (index % 9)}…${index % 3 === 0 ? '2/0' : '10'}`, unit: 'AWG' },
    },
    ...(index % 3 === 1 ? [{ name: 'Layers', value: `${index % 4}` }] : []),
  ],
}))

const machines: Seed = {
  ...testSeed,
  products,
  services: [],
  pages: [],
  navigations: [],
  footers: [],
  redirects: [],
  sites: [],
}

const entries = products.map((product) => ({
  slug: product.slug,
  countries: product.countries ?? [],
  features: [
    ...(product.brand
      ? [
          {
            key: 'brand',
            name: '',
            unit: null,
            system: null,
            span: null,
            choices: [{ value: product.brand, label: '' }],
          },
        ]
      : []),
    ...toFeatures(toProductDetails(product, { seed: machines, pictures: new Map() }).specifications),
  ],
}))

const keys = ['cable-types', 'brand', 'weight-kg', 'cross-section-mm2', 'cross-section-awg', 'layers', 'nothing']
const values = ['pvc', 'ptfe', 'silicone', '3-400-v-50-60-hz', 'strivona', 'nothing']
const bound = fc.option(fc.integer({ min: -2, max: 40 }), { nil: null })
const filters: fc.Arbitrary<Filters> = fc.record({
  choices: fc
    .array(
      fc.tuple(
        fc.constantFrom('cable-types', 'brand', 'nothing'),
        fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
      ),
      { maxLength: 3 },
    )
    .map((pairs) => new Map(pairs)),
  ranges: fc
    .array(fc.tuple(fc.constantFrom(...keys.slice(2)), fc.record({ min: bound, max: bound })), { maxLength: 3 })
    .map(
      (pairs) =>
        new Map(
          pairs
            .filter(([, { min, max }]) => min !== null || max !== null)
            .map(([key, { min, max }]) => [
              key,
              min !== null && max !== null && min > max ? { min: max, max: min } : { min, max },
            ]),
        ),
    ),
})

/** The effective filters: unknown facets and values are ignored. */
function keepKnown({ choices, ranges }: Filters): Filters {
  const chosen = [...choices].map(
    ([key, asked]) => [key, asked.filter((value) => knownValues.has(`${key} ${value}`))] as const,
  )
  return {
    choices: new Map(chosen.filter(([, known]) => known.length > 0)),
    ranges: new Map([...ranges].filter(([key]) => rangeKeys.has(key))),
  }
}

const knownValues = new Set(
  entries.flatMap(({ features }) =>
    features.flatMap(({ key, choices }) => choices.map(({ value }) => `${key} ${value}`)),
  ),
)
const rangeKeys = new Set(
  ['weight-kg', 'cross-section-mm2', 'cross-section-awg', 'layers'].filter(
    (key) => selectFacets([statisticsOf(key)], entries.length).length > 0,
  ),
)

function statisticsOf(key: string) {
  const spans = entries.flatMap(({ features }) =>
    features.flatMap((feature) => (feature.key === key && feature.span ? [feature.span] : [])),
  )
  return {
    key,
    system: null,
    spans: spans.length,
    hasDifferentSpans: new Set(spans.map(({ low, high }) => `${low} ${high}`)).size > 1,
    choices: new Map<string, number>(),
    chosen: 0,
  }
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): Map<string, Value> {
  return new Map([...map].filter(([other]) => other !== key))
}

function toInput({ choices, ranges }: Filters) {
  return [
    ...[...choices].map(([key, asked]) => ({ key, values: asked })),
    ...[...ranges].map(([key, range]) => ({ key, ...range })),
  ]
}

function slugsOf(items: unknown): string[] {
  return (items as readonly { slug: string }[]).map(({ slug }) => slug)
}

function facetsOf(facets: unknown) {
  return facets as readonly { key: string; kind: string; values: readonly { value: string; count: number }[] }[]
}
