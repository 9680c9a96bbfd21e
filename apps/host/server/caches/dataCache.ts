import { LRUCache } from 'lru-cache'
import type { CacheWish } from '../../request/cacheWish.ts'

export interface DataCache {
  /**
   * Answers the value of a key, fetched once for all who ask at the same time. A stale value is answered at once while
   * one refresh runs; when a refresh fails the stale value stays (CACHE-02). A refresh that has not ended after five
   * seconds no longer keeps others from trying (CACHE-03).
   */
  load<Value>(key: string, fetch: () => Promise<Value>, wish?: CacheWish): Promise<Value>
  /** Makes every value stale: the next who ask set off a refresh and nobody waits (CACHE-04, CACHE-07). */
  purge(): void
  readonly size: number
}

export interface DataCacheOptions {
  readonly maxEntries?: number
  readonly timeToLive?: number
  readonly lockTime?: number
  /** Told of every refresh that fails behind a stale value. */
  readonly onRefreshError?: (key: string, error: unknown) => void
}

/** Creates the cache for what visitors share: 100 entries, 30 minutes (CACHE-01, CACHE-02). */
export function createDataCache(options: DataCacheOptions = {}): DataCache {
  const { maxEntries = 100, timeToLive = 30 * minute, lockTime = 5_000, onRefreshError = () => {} } = options
  const entries = new LRUCache<string, Entry>({ max: maxEntries })

  function refresh(key: string, fetch: () => Promise<unknown>): Promise<unknown> {
    const entry = entries.peek(key) ?? { value: undefined, hasValue: false, freshUntil: 0, fetching: null }
    if (entry.fetching && Date.now() - entry.fetching.startedAt < lockTime) return entry.fetching.promise
    // Called in the same turn, so that two who ask at once share it.
    const fetching: Fetching = { startedAt: Date.now(), promise: Promise.resolve() }
    fetching.promise = fetch().then(
      (value) => {
        // An older fetch that comes in late must not overwrite what a newer one brought.
        if (entry.fetching === fetching || !entry.hasValue) {
          Object.assign(entry, { value, hasValue: true, freshUntil: Date.now() + timeToLive })
        }
        if (entry.fetching === fetching) entry.fetching = null
        return value
      },
      (error: unknown) => {
        if (entry.fetching === fetching) entry.fetching = null
        if (!entry.hasValue && !entry.fetching) entries.delete(key)
        throw error
      },
    )
    entry.fetching = fetching
    entries.set(key, entry)
    return fetching.promise
  }

  function refreshBehind(key: string, fetch: () => Promise<unknown>): void {
    refresh(key, fetch).catch((error: unknown) => onRefreshError(key, error))
  }

  return {
    async load<Value>(key: string, fetch: () => Promise<Value>, wish: CacheWish = 'use'): Promise<Value> {
      if (wish === 'bypass') return fetch()
      const entry = entries.get(key)
      if (!entry?.hasValue) return (await refresh(key, fetch)) as Value
      if (Date.now() < entry.freshUntil) return entry.value as Value
      if (wish === 'clear') return (await waitFor(refresh(key, fetch), lockTime, entry.value)) as Value
      refreshBehind(key, fetch)
      return entry.value as Value
    },
    purge() {
      for (const entry of entries.values()) entry.freshUntil = 0
    },
    get size() {
      return entries.size
    },
  }
}

interface Entry {
  value: unknown
  hasValue: boolean
  freshUntil: number
  fetching: Fetching | null
}

interface Fetching {
  readonly startedAt: number
  promise: Promise<unknown>
}

const minute = 60_000

/** The value of a promise, or another one when it fails or takes longer than the time given. */
async function waitFor(promise: Promise<unknown>, milliseconds: number, otherwise: unknown): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise)
  })
  try {
    return await Promise.race([promise.catch(() => otherwise), late])
  } finally {
    clearTimeout(timer)
  }
}
