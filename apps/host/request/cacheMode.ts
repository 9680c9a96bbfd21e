/** How a request uses the caches: as they are, refreshed for everyone, or not at all (CACHE-04, CACHE-05). */
export type CacheMode = 'use' | 'refresh' | 'bypass'

/** Reads the query parameter `cache`: `clear` refreshes, `false` bypasses, anything else uses the caches. */
export function resolveCacheMode(query: URLSearchParams): CacheMode {
  const value = query.get('cache')
  if (value === 'clear') return 'refresh'
  return value === 'false' ? 'bypass' : 'use'
}
