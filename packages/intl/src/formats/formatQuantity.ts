import { formatNumeral, getNumberFormat } from './intlCache.ts'
import { resolveUnitSymbol } from './units.ts'

/**
 * Formats a technical value with its unit for a locale: `0,13 – 6 mm²`. The catalogue's values have a decimal point;
 * they are reformatted, never converted.
 */
export function formatQuantity(value: string, unit: string | null, locale: string): string {
  const number = formatValue(value, locale)
  if (unit === null || unit === '') return number
  const symbol = resolveUnitSymbol(unit, locale)
  return gluedUnits.has(unit) ? number + symbol : `${number}\u00A0${symbol}`
}

/** Replaces the decimal point, and groups thousands if the value is one number. */
export function formatValue(value: string, locale: string): string {
  if (/^-?\d{5,15}$/.test(value)) return formatNumeral(Number(value), locale)
  // Only separate numbers are decimals: versions, standards and part numbers do not change.
  return value.replace(/(?<![\p{L}\d.,])\d+\.\d+(?![\p{L}\d.,])/gu, (number) => {
    const separator = resolveDecimalSeparator(locale)
    return number.replace('.', separator)
  })
}

/** Symbols without a space before them. */
const gluedUnits: ReadonlySet<string> = new Set(['°', '″', '′'])

function resolveDecimalSeparator(locale: string): string {
  const parts = getNumberFormat(locale).formatToParts(0.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}
