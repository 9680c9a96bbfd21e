import { parseQuantity } from '@kudex/domain/listing'
import { filterSpecifications } from '@kudex/domain/measurement'
import { formatQuantity } from '@kudex/intl/formats'
// Conversions of the Unified Code for Units of Measure, as an independent oracle.
import ucum from '@lhncbc/ucum-lhc'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeedQuantity, SeedSpecification, Text } from '../seed.types.ts'
import { demo } from './index.ts'
import * as vocabulary from './specifications.ts'

const utilities = ucum.UcumLhcUtils.getInstance()
const lines = demo.products.flatMap(({ slug, specifications = [], variants = [] }) =>
  [...specifications, ...variants.flatMap((variant) => variant.specifications)].map((line) => ({ slug, line })),
)
const pairs = lines.flatMap(({ slug, line }) =>
  'value' in line || !line.metric || !line.imperial
    ? []
    : [{ slug, line, metric: line.metric, imperial: line.imperial }],
)

describe('values of the demo catalogue in both measurement systems (CAT-14)', () => {
  it('are equal by UCUM, within the displayed rounding', () => {
    expect(pairs.length).toBeGreaterThan(500)
    const wrong = pairs.flatMap(({ slug, line, metric, imperial }) =>
      findDifferences(metric, imperial).map((problem) => `${slug} ${english(line.name)}: ${problem}`),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('use the units of their own system only', () => {
    const units = (quantities: readonly SeedQuantity[]) => new Set(quantities.map(({ unit }) => english(unit ?? '')))
    const metric = units(pairs.map((pair) => pair.metric))
    for (const unit of units(pairs.map((pair) => pair.imperial))) if (unit !== '') expect(metric).not.toContain(unit)
  })

  it('are equal for any number', () => {
    const size = fc.integer({ min: 1, max: 400_000 }).map((number) => number / 100)
    const ranges = [
      vocabulary.outerDiameter,
      vocabulary.cuttingLength,
      vocabulary.strippingLength,
      vocabulary.boreDiameter,
      vocabulary.twistedLength,
      vocabulary.shrinkTemperature,
    ]
    const singles = [
      vocabulary.strippingAccuracy,
      vocabulary.crimpForce,
      vocabulary.feedSpeed,
      vocabulary.weight,
      vocabulary.reelWeight,
      vocabulary.stroke,
      vocabulary.air,
      vocabulary.pullForce,
      vocabulary.feedForce,
    ]
    const line: fc.Arbitrary<SeedSpecification> = fc.oneof(
      fc
        .tuple(fc.constantFrom(...ranges), size, size)
        .map(([make, one, other]) => make(toThreeDigits(Math.min(one, other)), toThreeDigits(Math.max(one, other)))),
      fc.tuple(fc.constantFrom(...singles), size).map(([make, value]) => make(toThreeDigits(value))),
      fc.tuple(size, size, size).map(([w, h, d]) => vocabulary.size(Math.ceil(w), Math.ceil(h), Math.ceil(d))),
    )
    fc.assert(
      fc.property(line, (specification) => {
        if ('value' in specification || !specification.metric || !specification.imperial) throw new Error('No pair')
        expect(findDifferences(specification.metric, specification.imperial)).toEqual([])
      }),
      { numRuns: process.env['KUDEX_CHECK_SIZE'] === 'full' ? 20_000 : 1_000 },
    )
  })
})

describe('a value that is not a plain number (CMP-11)', () => {
  const untouched = [
    '50…60 Hz',
    '3 × 400 V',
    '3 × 400…480 V, 50…60 Hz',
    '–',
    'n/a',
    'not applicable',
    'IP 54',
    'DIN 72551-6',
    '',
  ]

  it.each(untouched)('is not converted: %j', (value) => {
    for (const { code } of demo.languages) expect(formatQuantity(value, null, code)).toBe(value)
    for (const system of ['dim_metric', 'dim_imperial'] as const)
      expect(filterSpecifications([{ value, measurementSystem: null }], system)).toEqual([
        { value, measurementSystem: null },
      ])
  })

  it.each(untouched)('is not a quantity to filter by: %j', (value) => expect(parseQuantity(value)).toBeNull())

  it('keeps its digits in every language', () => {
    const digits = (text: string) => text.replace(/[^0-9]/g, '')
    for (const { line } of lines)
      for (const { value, unit } of listQuantities(line))
        for (const { code } of demo.languages) {
          const text = english(value)
          const shown = formatQuantity(text, null, code)
          expect(digits(shown), `${text} ${english(unit ?? '')} ${code}`).toBe(digits(text))
        }
  })

  it('is text in both systems, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('V', 'Hz', null), (value, unit) => {
        const specification = { value, unit, measurementSystem: null }
        expect(filterSpecifications([specification], 'dim_imperial')).toEqual([specification])
        const span = parseQuantity(value, unit)
        if (span) expect(span.low).toBeLessThanOrEqual(span.high)
      }),
    )
  })
})

/** UCUM's codes of the catalogue's units. */
const codes: Readonly<Record<string, string>> = {
  mm: 'mm',
  in: '[in_i]',
  m: 'm',
  ft: '[ft_i]',
  'm/s': 'm/s',
  'ft/s': '[ft_i]/s',
  N: 'N',
  kN: 'kN',
  lbf: '[lbf_av]',
  kg: 'kg',
  lb: '[lb_av]',
  bar: 'bar',
  psi: '[psi]',
  '°C': 'Cel',
  '°F': '[degF]',
}

function findDifferences(metric: SeedQuantity, imperial: SeedQuantity): string[] {
  const from = english(metric.unit ?? '')
  const to = english(imperial.unit ?? '')
  if (to === 'AWG') return findGaugeDifferences(metric, imperial)
  // A length plus a percentage: `± (0.5 mm + 0.1 %)`.
  if (from === '') return findToleranceDifferences(english(metric.value), english(imperial.value))
  const values = listNumbers(english(metric.value))
  const shown = listNumbers(english(imperial.value))
  if (values.length === 0 || values.length !== shown.length)
    return [`${english(metric.value)} and ${english(imperial.value)} have not as many numbers`]
  return values.flatMap((value, index) => compare(value, from, shown[index] ?? '', to))
}

function compare(value: string, from: string, shown: string, to: string): string[] {
  const exact = convert(Number(value), from, to)
  const difference = Math.abs(exact - Number(shown))
  const isRounded = difference <= roundingOf(shown) * 1.0001
  // Rounding to zero (0.1 lb shown as 0) is not accepted.
  const isTrue = difference <= Math.max(Math.abs(exact) * 0.05, to === '°F' ? 0.5 : 0)
  return isRounded && isTrue ? [] : [`${value} ${from} is ${exact} ${to}, shown as ${shown}`]
}

/** Half of the last displayed digit; trailing zeros of integers may be rounding too. */
function roundingOf(shown: string): number {
  const [whole = '', decimals] = shown.split('.')
  if (decimals !== undefined) return 0.5 * 10 ** -decimals.length
  return 0.5 * 10 ** (/0*$/.exec(whole)?.[0].length ?? 0)
}

function convert(value: number, from: string, to: string): number {
  const [one, other] = [codes[from], codes[to]]
  if (one === undefined || other === undefined) throw new Error(`No UCUM code for ${from} or ${to}`)
  const { toVal, msg } = utilities.convertUnitTo(one, value, other)
  if (toVal === null) throw new Error(msg.join(' '))
  return toVal
}

/** Wire sizes of the trade: the even gauge (or kcmil size) that is at most half a step away. Areas of circular mils are UCUM's. */
function findGaugeDifferences(metric: SeedQuantity, imperial: SeedQuantity): string[] {
  const areas = listNumbers(english(metric.value))
  const sizes = english(imperial.value).split('…')
  if (areas.length !== sizes.length) return [`${english(metric.value)} and ${english(imperial.value)}`]
  return areas.flatMap((area, index) => {
    const size = sizes[index] ?? ''
    const ratio = Number(area) / toArea(size)
    return ratio < 1.26 && ratio > 1 / 1.26 ? [] : [`${area} mm² is not ${size} AWG, which is ${toArea(size)} mm²`]
  })
}

function toArea(size: string): number {
  const mils = /^(\d+) kcmil$/.exec(size)?.[1]
  if (mils !== undefined) return utilities.convertUnitTo('[cml_i]', Number(mils) * 1000, 'mm2').toVal ?? Number.NaN
  const zeros = /^(\d)\/0$/.exec(size)?.[1]
  const gauge = zeros === undefined ? Number(size) : 1 - Number(zeros)
  // ASTM B258: each gauge is a step of the 39th root of 92.
  const diameter = 0.005 * 92 ** ((36 - gauge) / 39)
  const millimetres = utilities.convertUnitTo('[in_i]', diameter, 'mm').toVal ?? Number.NaN
  return (Math.PI / 4) * millimetres ** 2
}

function findToleranceDifferences(metric: string, imperial: string): string[] {
  const form = /^± \(([\d.]+) (mm|in) \+ ([\d.]+) %\)$/
  const [, length = '', , share] = form.exec(metric) ?? []
  const [, shown = '', , otherShare] = form.exec(imperial) ?? []
  if (share === undefined || share !== otherShare) return [`${metric} and ${imperial}`]
  return compare(length, 'mm', shown, 'in')
}

function listQuantities(line: SeedSpecification): readonly SeedQuantity[] {
  if ('value' in line) return [line]
  return [line.metric, line.imperial].filter((quantity) => quantity !== undefined)
}

function listNumbers(text: string): string[] {
  return text.match(/\d+(?:\.\d+)?/g) ?? []
}

function english(text: Text): string {
  return typeof text === 'string' ? text : text.en
}

/** Three significant digits, as on data sheets. */
function toThreeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
