import type { Feature } from './features.ts'
import type { Filters, RangeFilter } from './listingState.ts'

/** An entry of a list with its features. */
export interface ListedEntry {
  readonly features: readonly Feature[]
}

/**
 * Filters entries: any choice within a facet, all facets together. Ranges match if they overlap, so that a machine for
 * 0.03…4 mm² is found for 2 mm² (CAT-10).
 */
export function filterEntries<Entry extends ListedEntry>(entries: readonly Entry[], filters: Filters): Entry[] {
  return entries.filter((entry) => fitsAll(entry, filters))
}

/**
 * Number of entries if the choice is the only one of its facet: the result of a click on it, and an upper limit if
 * other choices of the facet are active.
 */
export function countChoice(entries: readonly ListedEntry[], filters: Filters, key: string, value: string): number {
  const choices = new Map([...filters.choices, [key, [value]]])
  return filterEntries(entries, { ...filters, choices }).length
}

/** True if the ranges overlap. */
export function overlaps({ low, high }: { low: number; high: number }, { min, max }: RangeFilter): boolean {
  return (max === null || low <= max) && (min === null || high >= min)
}

function fitsAll({ features }: ListedEntry, { choices, ranges }: Filters): boolean {
  const byKey = new Map(features.map((feature) => [feature.key, feature]))
  for (const [key, values] of choices)
    if (!byKey.get(key)?.choices.some(({ value }) => values.includes(value))) return false
  for (const [key, range] of ranges) {
    const span = byKey.get(key)?.span
    if (!span || !overlaps(span, range)) return false
  }
  return true
}
