import { isListingParameter } from '@kudex/domain/listing'

/**
 * The parameters that pages of the public site read. Others are not part of a cache key and are not shown to a page
 * whose answer is kept (CACHE-06). Filters of lists are known by their form.
 */
export const knownParameters: ReadonlySet<string> = new Set([
  'category',
  'identical',
  'page',
  'product',
  'q',
  'story',
  'type',
  'videos',
  'without',
  'year',
])

/** The known parameters of a query in a fixed order, as a raw query; empty when there are none. */
export function toKnownQuery(query: URLSearchParams): string {
  const known = [...query].filter(([name]) => knownParameters.has(name) || isListingParameter(name))
  return new URLSearchParams(known.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
}

/**
 * The query without the parameters that belong to the framework or that break it: names that every object has
 * (`hasOwnProperty`, `__proto__`) and those that begin with `_vike`.
 */
export function toSafeQuery(query: URLSearchParams): string {
  const safe = [...query].filter(([name]) => !(name in Object.prototype) && !name.startsWith('_vike'))
  return new URLSearchParams(safe).toString()
}
