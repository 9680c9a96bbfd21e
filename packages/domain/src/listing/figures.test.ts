import { describe, expect, it } from 'vitest'
import {
  formatGauge,
  parseTypedNumber,
  resolveBar,
  resolveFigures,
  resolveScale,
  selectDecidingFacets,
  toFeatures,
  type KeyedSpecification,
  type ListingFacet,
} from './index.ts'

const line = (key: string, value: string, unit: string | null, group: string): KeyedSpecification => ({
  key,
  name: key,
  value,
  unit,
  group,
  measurementSystem: null,
  choices: [],
})
const facet = (key: string, low: number, high: number, count: number): ListingFacet => ({
  key,
  kind: 'range',
  name: key,
  unit: null,
  low,
  high,
  values: [{ value: '', label: '', count }],
})
const machine = [
  line('cross-section', '0.08…10', 'mm²', 'wire'),
  line('diameter', '0.6…8', 'mm', 'wire'),
  line('length', '1…1000', 'mm', 'processing'),
  line('speed', '4', 'm/s', 'output'),
  line('rate', '5200', null, 'output'),
  line('weight', '34', 'kg', 'machine'),
]
const facets = [
  facet('cross-section', 0.01, 240, 9),
  facet('diameter', 0.4, 40, 8),
  facet('length', 1, 1000, 7),
  facet('speed', 1, 4, 3),
  facet('rate', 100, 10_000, 9),
  facet('weight', 1, 2000, 9),
]
const choice: ListingFacet = { ...facet('types', 0, 1, 9), kind: 'choice' }

describe('the deciding values of a list (CAT-10)', () => {
  it('are the most frequent ranges of the first groups, in the order of the data sheet', () => {
    const keys = (count: number) => selectDecidingFacets([choice, ...facets], [machine], count).map(({ key }) => key)
    expect(keys(3)).toEqual(['cross-section', 'length', 'rate'])
    expect(keys(5)).toEqual(['cross-section', 'diameter', 'length', 'rate', 'weight'])
  })

  it('are a dash where a product lacks one, and other quantities where it lacks most', () => {
    const deciding = selectDecidingFacets(facets, [machine], 3)
    const bare = machine.filter(({ key }) => key !== 'rate')
    expect(resolveFigures(machine, deciding).map(({ key }) => key)).toEqual(['cross-section', 'length', 'rate'])
    expect(resolveFigures(bare, deciding).map(({ key, value }) => [key, value === '–'])).toEqual([
      ['cross-section', false],
      ['length', false],
      ['rate', true],
    ])
    // The missing value keeps its scale; a value that the list has no scale for has none.
    expect(resolveFigures(bare, deciding).map(({ bar }) => bar)).toEqual([expect.anything(), expect.anything(), null])
    const other = machine.filter(({ key }) => key !== 'rate' && key !== 'length')
    expect(resolveFigures(other, deciding).map(({ bar }) => bar)).toEqual([expect.anything(), undefined, undefined])
    expect(resolveFigures(other, deciding).map(({ key }) => key)).toEqual(['cross-section', 'diameter', 'speed'])
    expect(resolveFigures([], deciding)).toEqual([])
  })

  it('have a bar that shows the part of the range of the list', () => {
    expect(resolveBar({ low: 1, high: 10 }, { low: 0.1, high: 100 }, null)).toEqual({
      start: expect.closeTo(1 / 3),
      end: expect.closeTo(2 / 3),
    })
    // A single number is a point, on a scale from zero as on a logarithmic one.
    expect(resolveBar({ low: 5, high: 5 }, { low: 2, high: 10 }, null)).toEqual({ start: 0.5, end: 0.5 })
    expect(resolveBar({ low: 1, high: 1 }, { low: 0.1, high: 10 }, null)).toEqual({ start: 0.5, end: 0.5 })
    expect(resolveBar({ low: -10, high: 20 }, { low: -40, high: 80 }, '°C')).toEqual({ start: 0.25, end: 0.5 })
    // Thin wires have high gauges: the bar starts at the thin end.
    expect(resolveBar({ low: 10, high: 30 }, { low: 0, high: 40 }, 'AWG')).toEqual({ start: 0.25, end: 0.75 })
    expect(resolveBar({ low: 1, high: 1 }, { low: 1, high: 1 }, null)).toBeNull()
  })

  it('have a scale whose ends and kind can be named', () => {
    expect(resolveScale({ low: 2, high: 10 }, 'm/s')).toEqual({ low: 0, high: 10, isLogarithmic: false })
    expect(resolveScale({ low: 0.03, high: 35 }, 'mm²')).toEqual({ low: 0.03, high: 35, isLogarithmic: true })
    expect(resolveScale({ low: -40, high: 80 }, '°C')).toEqual({ low: -40, high: 80, isLogarithmic: false })
    expect(resolveScale({ low: 10, high: 32 }, 'AWG')).toEqual({ low: 10, high: 32, isLogarithmic: false })
  })
})

describe('dimensions', () => {
  it('are three ranges to filter by instead of a list of choices', () => {
    const found = toFeatures([
      {
        name: { en: 'Dimensions (W × H × D)', de: 'Abmessungen (B × H × T)' },
        value: '470 × 330 × 440',
        unit: 'mm',
        measurementSystem: 'dim_metric',
      },
    ])
    expect(found.map(({ key, span, choices }) => [key, span?.low, span?.high, choices.length])).toEqual([
      ['width-mm', 470, 470, 0],
      ['height-mm', 330, 330, 0],
      ['depth-mm', 440, 440, 0],
    ])
  })
})

describe('gauges', () => {
  it.each(['12', '1/0', '4/0', '300 kcmil', '500 kcmil'])('%s can be typed and is shown as typed', (gauge) => {
    const number = parseTypedNumber(gauge)
    expect(number === null ? null : formatGauge(number)).toBe(gauge)
  })
})
