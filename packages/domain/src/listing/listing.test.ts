import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeRange,
  countChoice,
  filterEntries,
  hasFilters,
  isListingParameter,
  maxFacets,
  parseQuantity,
  parseTypedNumber,
  readListingState,
  selectFacets,
  toFeatures,
  toggleChoice,
  writeListingState,
  type ListingState,
} from './index.ts'

describe('a technical value as numbers', () => {
  it.each([
    ['21', null, { low: 21, high: 21 }],
    ['0.03…4', 'mm²', { low: 0.03, high: 4 }],
    ['50…60', 'Hz', { low: 50, high: 60 }],
    ['-10…45', '°C', { low: -10, high: 45 }],
    ['< 68', 'dB(A)', { low: 68, high: 68 }],
    ['± 0.1', 'mm', { low: 0.1, high: 0.1 }],
    ['36…12', 'AWG', { low: 12, high: 36 }],
    ['10…2/0', 'AWG', { low: -1, high: 10 }],
  ])('reads %s %s', (value, unit, span) => {
    expect(parseQuantity(value, unit)).toEqual(span)
  })

  it.each([
    '3 × 400 V',
    '1 × 100…240 V, 50…60 Hz',
    '320 × 270 × 390',
    'n/a',
    'not applicable',
    '–',
    '',
    'RS-232',
    '4 800',
    '1,5',
    '1e3',
    'NaN',
    'Infinity',
    '2/0',
    '250 kcmil',
  ])('does not parse %j', (value) => {
    expect(parseQuantity(value, 'mm')).toBeNull()
  })

  it('continues the AWG scale with areas: 4/0 is 211.6 kcmil', () => {
    const gauge = (value: string) => parseQuantity(value, 'AWG')?.low ?? Number.NaN
    expect(gauge('4/0')).toBe(-3)
    expect(gauge('300 kcmil')).toBeLessThan(gauge('4/0'))
    expect(gauge('500 kcmil')).toBeLessThan(gauge('350 kcmil'))
  })

  it('parses typed numbers, with a comma too', () => {
    expect(['0,5', ' 4 ', '1.25', 'abc', '', '1e9', '9'.repeat(30)].map((text) => parseTypedNumber(text))).toEqual([
      0.5,
      4,
      1.25,
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['en-GB', { '5,200': 5200, '1,000,000': 1_000_000, '0,125': 0.125, '1,5': 1.5, '5.200': 5.2, '5 200': 5200 }],
    ['ja', { '5,200': 5200 }],
    [
      'de-DE',
      { '5.200': 5200, '100.000': 100_000, '1.000.000': 1_000_000, '5,200': 5.2, '1.125': 1.125, '0.120': 0.12 },
    ],
    ['de-CH', { '5’200': 5200, '5.200': 5.2, '0,5': 0.5 }],
    ['fr-FR', { '5\u202f200': 5200, '5,2': 5.2 }],
  ])('reads thousands as in %s', (locale, numbers) => {
    for (const [text, number] of Object.entries(numbers)) expect(parseTypedNumber(text, locale), text).toBe(number)
  })

  it('reads the limits of an address as they were written', () => {
    const query = 'f.weight-kg.max=5200&f.weight-kg.min=1.125'
    for (const locale of ['en-GB', 'de-DE'])
      expect(writeListingState(readListingState(new URLSearchParams(query), locale))).toBe(query)
    const typed = readListingState(new URLSearchParams('f.weight-kg.max=5,200'), 'en-GB')
    expect(writeListingState(typed)).toBe('f.weight-kg.max=5200')
  })
})

describe('features of a product', () => {
  const read = (value: Parameters<typeof toFeatures>[0][number]['value'], unit: string | null = null) =>
    toFeatures([{ name: { en: 'Cable types', de: 'Leitungsarten' }, value, unit, measurementSystem: null }])[0]

  it('splits a list of words in every language', () => {
    expect(read({ en: 'Single core, PTFE', de: 'Einzeladern, PTFE' })?.choices).toEqual([
      { value: 'single-core', label: { en: 'Single core', de: 'Einzeladern' } },
      { value: 'ptfe', label: { en: 'PTFE', de: 'PTFE' } },
    ])
  })

  it('does not split a single statement', () => {
    expect(read('1 × 100…240 V, 50…60 Hz')?.choices).toEqual([
      { value: '1-100-240-v-50-60-hz', label: '1 × 100…240 V, 50…60 Hz' },
    ])
    expect(read({ en: 'PVC, PTFE', de: 'PVC und PTFE' })?.choices).toHaveLength(1)
  })

  it.each([
    ['5 °C', '5-c'],
    ['−5 °C', 'minus-5-c'],
    ['Type A, -10…40 °C', 'type-a-minus-10-40-c'],
    ['RS-232', 'rs-232'],
    ['1–5 kW, 24 V', '1-5-kw-24-v'],
    ['1.5 kW, 24 V', '1-point-5-kw-24-v'],
    ['10 - 20 mm', '10-20-mm'],
    ['IEC 60204-1', 'iec-60204-1'],
  ])('gives the value %s an id of its own: %s', (value, id) => {
    expect(read(value)?.choices.map((choice) => choice.value)).toEqual([id])
  })

  it('names a facet by the English name and unit, the same in all languages', () => {
    expect(
      toFeatures([
        { name: { de: 'Querschnitt', en: 'Cross-section' }, value: '1', unit: 'mm²', measurementSystem: 'dim_metric' },
      ])[0]?.key,
    ).toBe('cross-section-mm2')
  })
})

describe('the facets of a list', () => {
  const statistics = {
    key: 'a',
    system: null,
    spans: 0,
    hasDifferentSpans: false,
    choices: new Map<string, number>(),
    chosen: 0,
  }

  it('are keys that many entries have with different values', () => {
    const kinds = (over: Partial<typeof statistics>, size = 8) =>
      selectFacets([{ ...statistics, ...over }], size).map(({ kind }) => kind)
    expect(kinds({ spans: 8, hasDifferentSpans: true })).toEqual(['range'])
    expect(kinds({ spans: 8 })).toEqual([])
    expect(kinds({ spans: 1, hasDifferentSpans: true })).toEqual([])
    expect(
      kinds({
        chosen: 5,
        choices: new Map([
          ['x', 3],
          ['y', 2],
        ]),
      }),
    ).toEqual(['choice'])
    expect(kinds({ chosen: 8, choices: new Map([['x', 8]]) })).toEqual([])
    expect(
      kinds({
        chosen: 3,
        choices: new Map([
          ['x', 1],
          ['y', 1],
          ['z', 1],
        ]),
      }),
    ).toEqual([])
  })

  it('are eight at most in each measurement system, in the order of the data sheet', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...statistics,
      key: `k${index}`,
      spans: 10 + index,
      hasDifferentSpans: true,
      system: index % 2 === 0 ? ('dim_metric' as const) : ('dim_imperial' as const),
    }))
    const selected = selectFacets(many, 40).map(({ key }) => Number(key.slice(1)))
    expect(selected).toHaveLength(2 * maxFacets)
    expect(selected).toEqual(selected.toSorted((one, other) => one - other))
    expect(Math.min(...selected)).toBe(30 - 2 * maxFacets)
  })
})

const features = (types: readonly string[], weight: number) =>
  toFeatures([
    { name: 'Types', value: types.join(', '), unit: null, measurementSystem: null },
    { name: 'Weight', value: String(weight), unit: 'kg', measurementSystem: 'dim_metric' },
  ])
const entriesOf = fc.array(
  fc.record({
    features: fc
      .tuple(fc.uniqueArray(fc.constantFrom('PVC', 'PTFE', 'Coax'), { minLength: 1 }), fc.integer({ min: 0, max: 50 }))
      .map(([types, weight]) => features(types, weight)),
  }),
  { maxLength: 30 },
)
const states: fc.Arbitrary<ListingState> = fc.record({
  choices: fc
    .option(fc.uniqueArray(fc.constantFrom('coax', 'ptfe', 'pvc'), { minLength: 1 }), { nil: null })
    .map((values) => new Map(values ? [['types', values.toSorted()]] : [])),
  ranges: fc
    .option(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), { nil: null })
    .map((ends) => new Map(ends ? [['weight-kg', { min: Math.min(...ends), max: Math.max(...ends) }]] : [])),
  sort: fc.constantFrom('catalogue' as const, 'name' as const, 'name-desc' as const),
  view: fc.constantFrom('pictures' as const, 'table' as const),
  page: fc.integer({ min: 1, max: 10_000 }),
})

describe('filters', () => {
  it('count the result of a click on a value (CAT-10)', () => {
    fc.assert(
      fc.property(entriesOf, states, fc.constantFrom('pvc', 'ptfe', 'coax'), (entries, state, value) => {
        const alone = { ...state, choices: new Map([['types', [value]]]) }
        expect(countChoice(entries, state, 'types', value)).toBe(filterEntries(entries, alone).length)
      }),
    )
  })

  it('widen within a facet and narrow across facets', () => {
    fc.assert(
      fc.property(entriesOf, states, (entries, state) => {
        const found = filterEntries(entries, state)
        const chosen = state.choices.get('types') ?? []
        for (const value of ['pvc', 'ptfe', 'coax'].filter((other) => chosen.length > 0 && !chosen.includes(other)))
          expect(filterEntries(entries, toggleChoice(state, 'types', value)).length).toBeGreaterThanOrEqual(
            found.length,
          )
        expect(filterEntries(entries, changeRange(state, 'weight-kg', null)).length).toBeGreaterThanOrEqual(
          found.length,
        )
        expect(filterEntries(entries, { choices: new Map(), ranges: new Map() })).toEqual(entries)
      }),
    )
  })

  it('find a machine for 0.03…4 mm² when asked for 2, and not when asked for 6', () => {
    const entries = [
      { features: toFeatures([{ name: 'Size', value: '0.03…4', unit: 'mm²', measurementSystem: null }]) },
    ]
    const ask = (min: number | null, max: number | null) =>
      filterEntries(entries, { choices: new Map(), ranges: new Map([['size-mm2', { min, max }]]) }).length
    expect([ask(2, 2), ask(4, null), ask(6, null), ask(null, 0.01)]).toEqual([1, 1, 0, 0])
  })
})

describe('the URL of a list', () => {
  it('round-trips a state and has one spelling for it', () => {
    fc.assert(
      fc.property(states, (state) => {
        const query = writeListingState(state)
        const read = readListingState(new URLSearchParams(query))
        expect([read, writeListingState(read)]).toEqual([state, query])
        for (const [name] of new URLSearchParams(query)) expect(isListingParameter(name)).toBe(true)
      }),
    )
  })

  it('is parsed without an exception, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(
              fc.string(),
              fc.string().map((key) => `f.${key}`),
              fc.constantFrom('sort', 'page', 'f.a', 'f.a.min'),
            ),
            fc.string(),
          ),
        ),
        (pairs) => {
          const query = writeListingState(readListingState(new URLSearchParams(pairs)))
          expect(writeListingState(readListingState(new URLSearchParams(query)))).toBe(query)
        },
      ),
    )
  })

  it('swaps a reversed range, and returns to page 1 after a choice', () => {
    const state = readListingState(new URLSearchParams('f.a.min=9&f.a.max=2&page=4&f.B=1&f.x=<script>'))
    expect(writeListingState(state)).toBe('f.a.max=9&f.a.min=2&page=4')
    expect([hasFilters(state), toggleChoice(state, 'types', 'pvc').page]).toEqual([true, 1])
    expect(toggleChoice(toggleChoice(state, 'types', 'pvc'), 'types', 'pvc').choices.size).toBe(0)
  })
})
