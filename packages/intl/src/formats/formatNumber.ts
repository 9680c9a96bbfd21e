import { formatNumeral } from './intlCache.ts'

/** Formats a number for a locale. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return formatNumeral(value, locale, options)
}

/** Formats a file size in a suitable unit, with one decimal below ten: `840 kB`, `1.2 MB`. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = sizeUnits.findLastIndex((_, index) => bytes >= 1000 ** index)
  const index = Math.max(step, 0)
  const value = bytes / 1000 ** index
  return formatNumeral(value, locale, {
    style: 'unit',
    unit: sizeUnits[index] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: index > 0 && value < 10 ? 1 : 0,
  })
}

const sizeUnits: readonly string[] = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
