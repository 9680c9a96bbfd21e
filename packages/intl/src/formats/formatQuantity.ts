import { formatNumeral, getNumberFormat } from './intlCache.ts'
import { resolveUnitSymbol } from './units.ts'

/**
 * Formats a technical value with its unit for a locale: `0,13…6 mm²`. The catalogue's values have a decimal point; they
 * are reformatted, never converted.
 */
export function formatQuantity(value: string, unit: string | null, locale: string): string {
  const shown = splitQuantity(value, unit, locale)
  if (shown.unit === null) return shown.value
  return unit !== null && gluedUnits.has(unit) ? shown.value + shown.unit : `${shown.value}\u00A0${shown.unit}`
}

/** Formats a technical value and its unit for a locale, separately for tables. */
export function splitQuantity(
  value: string,
  unit: string | null,
  locale: string,
): { readonly value: string; readonly unit: string | null } {
  if (unit === 'AWG' && value.includes(circularMils)) return { value: nameGauges(value), unit: null }
  return {
    value: formatValue(value, locale),
    unit: unit === null || unit === '' ? null : resolveUnitSymbol(unit, locale),
  }
}

/** Replaces the decimal point, and groups the thousands of a number, of both ends of a range and of dimensions. */
export function formatValue(value: string, locale: string): string {
  if (isNumeric.test(value)) return value.replace(/\d+(?:\.\d+)?/g, (number) => formatDigits(number, locale))
  // Only separate numbers are decimals: versions, standards and part numbers do not change.
  return value.replace(/(?<![\p{L}\d.,])\d+\.\d+(?![\p{L}\d.,])/gu, (number) => replacePoint(number, locale))
}

/** Numbers without words: `1…100000`, `470 × 330 × 440`, `< 68`, `± 0.1`. */
const isNumeric = /^(?:[<>≤≥±~] ?)?-?\d{1,15}(?:\.\d{1,6})?(?: ?[…–×] ?-?\d{1,15}(?:\.\d{1,6})?)*$/

/** Symbols without a space before them. */
const gluedUnits: ReadonlySet<string> = new Set(['°', '″', '′'])

const circularMils = 'kcmil'

/** Sizes above 4/0 are areas and not gauges, so each end of a range has its own unit: `8 AWG…500 kcmil`. */
function nameGauges(value: string): string {
  return value
    .split('…')
    .map((size) => (size.includes(circularMils) ? size.replace(/ /g, '\u00A0') : `${size.trim()}\u00A0AWG`))
    .join('…')
}

/** Thousands are grouped as in every other number of the page: `5,200` in English, `5200` in Spanish. */
function formatDigits(number: string, locale: string): string {
  const [whole = '', decimals = ''] = number.split('.')
  if (whole.length < 4) return replacePoint(number, locale)
  const fraction = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }
  return formatNumeral(Number(number), locale, decimals === '' ? undefined : fraction)
}

function replacePoint(number: string, locale: string): string {
  return number.replace('.', () => resolveDecimalSeparator(locale))
}

function resolveDecimalSeparator(locale: string): string {
  const parts = getNumberFormat(locale).formatToParts(0.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}
