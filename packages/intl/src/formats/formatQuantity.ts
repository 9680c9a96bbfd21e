import { formatNumeral, getNumberFormat } from './intlCache.ts'
import { resolveUnitSymbol } from './units.ts'

/**
 * A technical value with its unit in the form of a locale: `0,13 – 6 mm²`. Values are as the catalogue holds them, with
 * a decimal point; they are written anew, never converted.
 */
export function formatQuantity(value: string, unit: string | null, locale: string): string {
  const number = formatValue(value, locale)
  if (unit === null || unit === '') return number
  const symbol = resolveUnitSymbol(unit, locale)
  return gluedUnits.has(unit) ? number + symbol : `${number}\u00A0${symbol}`
}

/** A value with the decimal sign of a locale, and thousands parted where the value is one long number. */
export function formatValue(value: string, locale: string): string {
  if (/^-?\d{5,15}$/.test(value)) return formatNumeral(Number(value), locale)
  // Only what stands alone is a decimal: versions, standards and part numbers stay as they are.
  return value.replace(/(?<![\p{L}\d.,])\d+\.\d+(?![\p{L}\d.,])/gu, (number) => {
    const separator = resolveDecimalSeparator(locale)
    return number.replace('.', separator)
  })
}

/** Signs that stand without a space. */
const gluedUnits: ReadonlySet<string> = new Set(['°', '″', '′'])

function resolveDecimalSeparator(locale: string): string {
  const parts = getNumberFormat(locale).formatToParts(0.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}
