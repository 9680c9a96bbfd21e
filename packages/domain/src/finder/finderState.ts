import { parseTypedNumber } from '../listing/parseQuantity.ts'
import type { ConductorSize, FinderNeed } from './finder.types.ts'

/** Path of the product finder below locale and site. */
export const finderPath = '/products/finder'

/** Names of the fields of the finder in its address. */
export const finderFields = {
  mm2: 'mm2',
  awg: 'awg',
  cableType: 'cable',
  operation: 'operation',
  volume: 'volume',
} as const

/** True if a query parameter belongs to the product finder. */
export function isFinderParameter(name: string): boolean {
  return names.has(name)
}

/**
 * Reads the answers from a query, numbers as in the locale; drops malformed ones, so that a shared address that was
 * truncated still works.
 */
export function readFinderNeed(query: URLSearchParams, locale?: string): FinderNeed {
  return {
    size: readArea(query.get(finderFields.mm2), locale) ?? readGauge(query.get(finderFields.awg)),
    cableType: readToken(query.get(finderFields.cableType)),
    operation: readToken(query.get(finderFields.operation)),
    volume: readPositive(query.get(finderFields.volume), maxVolume, locale),
  }
}

/** The query of the answers, in a fixed order and without empty ones. */
export function writeFinderNeed({ size, cableType, operation, volume }: FinderNeed): string {
  const query = new URLSearchParams()
  if (operation !== null) query.set(finderFields.operation, operation)
  if (size?.unit === 'mm2') query.set(finderFields.mm2, String(size.area))
  if (size?.unit === 'awg') query.set(finderFields.awg, size.gauge)
  if (cableType !== null) query.set(finderFields.cableType, cableType)
  if (volume !== null) query.set(finderFields.volume, String(volume))
  return query.toString()
}

/** True if no question is answered. */
export function isEmptyNeed(need: FinderNeed): boolean {
  return Object.values(need).every((answer) => answer === null)
}

/** The area of a gauge in mm² (ASTM B258); null if it is no gauge: `12`, `2/0`, `250 kcmil`. */
export function toGaugeArea(gauge: string): number | null {
  const number = parseTypedNumber(gauge)
  if (number === null || number > 40 || number < -12) return null
  const diameter = 0.127 * 92 ** ((36 - number) / 39)
  return Number(((Math.PI / 4) * diameter ** 2).toPrecision(4))
}

const names: ReadonlySet<string> = new Set(Object.values(finderFields))

/** Largest cross-section in mm² and output in pieces per hour that are taken for real. */
const maxArea = 1_000
const maxVolume = 1_000_000

function readArea(text: string | null, locale?: string): ConductorSize | null {
  const area = readPositive(text, maxArea, locale)
  return area === null ? null : { unit: 'mm2', area }
}

function readGauge(text: string | null): ConductorSize | null {
  // Typed as on drawings: `AWG 12`.
  const gauge = (text ?? '').replace(/awg/i, '').trim()
  const area = toGaugeArea(gauge)
  return area === null ? null : { unit: 'awg', gauge, area }
}

function readPositive(text: string | null, max: number, locale?: string): number | null {
  const number = parseTypedNumber(text ?? '', locale)
  return number !== null && number > 0 && number <= max ? number : null
}

function readToken(text: string | null): string | null {
  return text !== null && /^[a-z0-9][a-z0-9-]{0,63}$/.test(text) ? text : null
}
