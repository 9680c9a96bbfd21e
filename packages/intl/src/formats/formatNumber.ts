import { formatNumeral } from './intlCache.ts'

/** Formats a number for a locale. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return formatNumeral(value, locale, options)
}

/** Formats a file size in the largest unit that keeps it above one, with at most one decimal: `840 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number, locale: string): string {
  // From 999.95 of a smaller unit, which is rounded to 1,000.
  const index = sizeUnits.findLastIndex((_, step) => step === 0 || bytes >= 999.95 * 1000 ** (step - 1))
  return formatNumeral(bytes / 1000 ** index, locale, {
    style: 'unit',
    unit: sizeUnits[index] ?? 'byte',
    maximumFractionDigits: 1,
  })
}

const sizeUnits: readonly string[] = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
