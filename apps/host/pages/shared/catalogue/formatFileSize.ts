/** A file's size in the largest unit that keeps it above one, at most one decimal: `2.4 MB`. */
export function formatFileSize(bytes: number, locale: string): string {
  const index = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const unit = units[index] ?? 'byte'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / 1000 ** index)
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
