/** What the query `cache` asks for: the caches as they are, fresh data for everyone, or fresh data once (CACHE-04, CACHE-05). */
export type CacheWish = 'use' | 'clear' | 'bypass'

/** Reads the wish: `cache=clear`, `cache=false`, anything else uses the caches. */
export function resolveCacheWish(query: URLSearchParams): CacheWish {
  const value = query.get('cache')
  if (value === 'clear') return 'clear'
  return value === 'false' ? 'bypass' : 'use'
}
