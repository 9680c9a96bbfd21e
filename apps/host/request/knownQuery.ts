import { isFinderParameter } from '@kudex/domain/finder'
import { isListingParameter } from '@kudex/domain/listing'

/**
 * Query parameters that public pages read. Others are neither part of a cache key nor passed to cached pages (CACHE-06).
 * List filters are recognized by their form.
 */
export const knownParameters: ReadonlySet<string> = new Set([
  'brand',
  'category',
  'country',
  'identical',
  'page',
  'product',
  'q',
  'region',
  'story',
  'type',
  'videos',
  'without',
  'year',
])

/** Raw query with the known parameters only, sorted by name. */
export function toKnownQuery(query: URLSearchParams): string {
  const isKnown = (name: string) => knownParameters.has(name) || isListingParameter(name) || isFinderParameter(name)
  const known = [...query].filter(([name]) => isKnown(name))
  return new URLSearchParams(known.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
}

/**
 * Raw query without parameters that are reserved by Vike (`_vike…`) or break it: names of `Object.prototype` such as
 * `hasOwnProperty` and `__proto__`.
 */
export function toSafeQuery(query: URLSearchParams): string {
  const safe = [...query].filter(([name]) => !(name in Object.prototype) && !name.startsWith('_vike'))
  return new URLSearchParams(safe).toString()
}
