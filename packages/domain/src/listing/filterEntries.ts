import type { Feature } from './features.ts'
import type { Filters, RangeFilter } from './listingState.ts'

/** An entry of a list with what it has. */
export interface ListedEntry {
  readonly features: readonly Feature[]
}

/**
 * Keeps the entries that fit: within a facet any of the choices is enough, across facets all must fit; a range fits
 * where the value's own range touches it, so that a machine for 0.03…4 mm² is found for 2 mm² (CAT-10).
 */
export function filterEntries<Entry extends ListedEntry>(entries: readonly Entry[], filters: Filters): Entry[] {
  return entries.filter((entry) => fitsAll(entry, filters))
}

/**
 * How many entries the list has when a choice is the only one of its facet: what a click on it gives, and what it adds
 * where others of the facet are chosen already is never more.
 */
export function countChoice(entries: readonly ListedEntry[], filters: Filters, key: string, value: string): number {
  const choices = new Map([...filters.choices, [key, [value]]])
  return filterEntries(entries, { ...filters, choices }).length
}

/** Tells whether a value's range and the asked one have a number in common. */
export function touches({ low, high }: { low: number; high: number }, { min, max }: RangeFilter): boolean {
  return (max === null || low <= max) && (min === null || high >= min)
}

function fitsAll({ features }: ListedEntry, { choices, ranges }: Filters): boolean {
  const byKey = new Map(features.map((feature) => [feature.key, feature]))
  for (const [key, values] of choices)
    if (!byKey.get(key)?.choices.some(({ value }) => values.includes(value))) return false
  for (const [key, range] of ranges) {
    const span = byKey.get(key)?.span
    if (!span || !touches(span, range)) return false
  }
  return true
}
