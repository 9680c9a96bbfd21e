import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Specification } from '../catalogue/index.ts'
import {
  formatEntry,
  hideIdenticalRows,
  isIdentical,
  maxComparisonEntries,
  readEntries,
  resolveComparisonRows,
  resolveEntrySpecifications,
  toComparisonPath,
  toComparisonQuery,
} from './index.ts'

const line = (name: string, value: string, rest: Partial<Specification> = {}): Specification => ({
  name,
  value,
  unit: null,
  measurementSystem: null,
  group: null,
  ...rest,
})
const metric = (name: string, value: string) => line(name, value, { unit: 'kg', measurementSystem: 'dim_metric' })
const imperial = (name: string, value: string) => line(name, value, { unit: 'lb', measurementSystem: 'dim_imperial' })

describe('the rows of a comparison', () => {
  it('are unique by name and unit; the first of two counts (CMP-09)', () => {
    const rows = resolveComparisonRows([[line('Noise', '68'), line('Noise', '70'), metric('Noise', '1')]], 'dim_metric')
    expect(rows.map(({ name, unit, values }) => [name, unit, values])).toEqual([
      ['Noise', null, ['68']],
      ['Noise', 'kg', ['1']],
    ])
  })

  it('leave the other measurement system out (CMP-10)', () => {
    const columns = [[metric('Weight', '34'), imperial('Weight', '75'), line('Noise', '70')]]
    expect(resolveComparisonRows(columns, 'dim_metric').map(({ unit }) => unit)).toEqual(['kg', null])
    expect(resolveComparisonRows(columns, 'dim_imperial').map(({ unit }) => unit)).toEqual(['lb', null])
  })

  it('are empty for a product without the value (CMP-12)', () => {
    const rows = resolveComparisonRows([[line('A', '1')], [line('B', '2')]], 'dim_metric')
    expect(Object.fromEntries(rows.map(({ name, values }) => [name, values]))).toEqual({
      A: ['1', null],
      B: [null, '2'],
    })
  })

  it('are in the order of the products; a new row follows its predecessor', () => {
    const names = (...values: string[]) => values.map((name) => line(name, '1'))
    const rows = resolveComparisonRows([names('A', 'C', 'E'), names('A', 'B', 'C', 'D', 'E')], 'dim_metric')
    expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('keep groups together, rows without a group first', () => {
    const columns = [
      [line('Power', '1', { group: 'Supply' }), line('Speed', '2')],
      [line('Air', '5', { group: 'Supply' })],
    ]
    expect(resolveComparisonRows(columns, 'dim_metric').map(({ name }) => name)).toEqual(['Speed', 'Air', 'Power'])
  })

  it('are hidden if all products agree, with more than one product only (CMP-11)', () => {
    const one = resolveComparisonRows([[line('A', '1')]], 'dim_metric')
    expect(hideIdenticalRows(one)).toEqual(one)
    const two = resolveComparisonRows(
      [
        [line('A', '1'), line('B', '1'), line('C', '1')],
        [line('A', '1'), line('B', '2')],
      ],
      'dim_metric',
    )
    expect(hideIdenticalRows(two).map(({ name }) => name)).toEqual(['B', 'C'])
  })
})

describe('the data of a variant', () => {
  it('replace those of the product, or follow them if the product has none (CMP-05)', () => {
    const product = [metric('Weight', '34'), imperial('Weight', '75'), line('Noise', '70', { group: 'Site' })]
    const variant = [metric('Weight', '33'), line('Noise', '71'), line('Layers', '3')]
    expect(resolveEntrySpecifications(product, variant)).toEqual([
      metric('Weight', '33'),
      imperial('Weight', '75'),
      line('Noise', '71', { group: 'Site' }),
      line('Layers', '3'),
    ])
  })
})

const specification: fc.Arbitrary<Specification> = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', 'constructor'),
  value: fc.constantFrom('1', '2', '3', ''),
  unit: fc.constantFrom(null, 'mm', 'in', ''),
  measurementSystem: fc.constantFrom(null, 'dim_metric' as const, 'dim_imperial' as const),
  group: fc.constantFrom(null, 'x', 'y'),
})
const columnsOf = fc.array(fc.array(specification, { maxLength: 12 }), { maxLength: 5 })

describe('any catalogue data', () => {
  it('each name and unit of the system has exactly one row with the first value of each product (CMP-09, CMP-10, CMP-12)', () => {
    fc.assert(
      fc.property(columnsOf, fc.constantFrom('dim_metric' as const, 'dim_imperial' as const), (columns, system) => {
        const rows = resolveComparisonRows(columns, system)
        const isShown = (entry: Specification) => entry.measurementSystem === null || entry.measurementSystem === system
        const pair = (entry: Pick<Specification, 'name' | 'unit'>) => `${entry.name}|${entry.unit ?? ''}`
        const wanted = new Set(columns.flat().filter(isShown).map(pair))
        expect(new Set(rows.map(pair))).toEqual(wanted)
        expect(rows).toHaveLength(wanted.size)
        for (const row of rows)
          expect(row.values).toEqual(
            columns.map((column) => column.find((entry) => isShown(entry) && pair(entry) === pair(row))?.value ?? null),
          )
      }),
    )
  })

  it('hiding equal rows leaves exactly those that differ, in order (CMP-11)', () => {
    fc.assert(
      fc.property(columnsOf, (columns) => {
        const rows = resolveComparisonRows(columns, 'dim_metric')
        const shown = hideIdenticalRows(rows)
        if (columns.length < 2) expect(shown).toEqual(rows)
        else expect(shown).toEqual(rows.filter((row) => new Set(row.values).size > 1))
        expect(shown.every((row) => columns.length < 2 || !isIdentical(row))).toBe(true)
      }),
    )
  })

  it('groups stay together', () => {
    fc.assert(
      fc.property(columnsOf, (columns) => {
        const groups = resolveComparisonRows(columns, 'dim_metric').map(({ group }) => group)
        const changes = groups.filter((group, index) => group !== groups[index - 1])
        expect(new Set(changes).size).toBe(changes.length)
      }),
    )
  })
})

describe('the URL of a comparison', () => {
  it('lists products in order with their variants, duplicates included (CMP-02)', () => {
    const entries = [
      { slug: 'cs-240', variantId: 'cs-240-6' },
      { slug: 'cs-120', variantId: null },
      { slug: 'cs-240', variantId: null },
    ]
    const query = toComparisonQuery(entries, true)
    expect(query).toBe('?product=cs-240:cs-240-6&product=cs-120&product=cs-240&identical=hidden')
    expect(readEntries(new URLSearchParams(query))).toEqual(entries)
    expect(toComparisonPath('a/b')).toBe('/comparison/a%2Fb')
    expect(toComparisonQuery([])).toBe('')
  })

  it('is read back as it was written, for any slug', () => {
    const name = fc.stringMatching(/^[a-z0-9][a-z0-9äéß切._~-]{0,30}$/u)
    const entry = fc.record({ slug: name, variantId: fc.option(name) })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        expect(readEntries(new URLSearchParams(toComparisonQuery(entries)))).toEqual(entries)
      }),
    )
  })

  it.each(['', ':', ':v', ' ', 'a,b', 'a b', '../a', 'a:b:c', 'a\u0000', '-a', `a${'b'.repeat(200)}`, '<script>'])(
    'ignores %j, which is no product',
    (text) => {
      expect(readEntries(new URLSearchParams([['product', text]]))).toEqual([])
    },
  )

  it('is limited to a maximum number of products', () => {
    const many = Array.from({ length: maxComparisonEntries + 20 }, (_, index): [string, string] => [
      'product',
      `p-${index}`,
    ])
    expect(readEntries(new URLSearchParams(many))).toHaveLength(maxComparisonEntries)
    expect(formatEntry({ slug: 'a', variantId: 'v' })).toBe('a:v')
  })
})
