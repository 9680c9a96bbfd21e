import type { FinderNeed } from '@kudex/domain/finder'
import { formatQuantity } from '@kudex/intl/formats'

/** A size with its unit, as it was asked for. */
export function formatSize(size: NonNullable<FinderNeed['size']>, locale: string): string {
  return size.unit === 'mm2'
    ? formatQuantity(String(size.area), 'mm²', locale)
    : formatQuantity(size.gauge, 'AWG', locale)
}
