import { LRUCache } from 'lru-cache'
import { NotFoundError } from '../../request/notFoundError.ts'
import type { CacheMode } from '../../request/cacheMode.ts'
import { dataCacheLimits } from '../limits.ts'
import { findEffect, type Invalidation } from './invalidation/invalidation.ts'
import { createInvalidationClock, type InvalidationClock } from './invalidation/invalidationClock.ts'
import { addDependencies, trackDependencies } from './invalidation/trackDependencies.ts'
import type { SharedCache } from './shared-cache/sharedCaches.ts'
import { withFallback } from './withFallback.ts'

/** Cache of service responses that all visitors share. */
export interface DataCache {
  /**
   * Returns the cached value or loads it, once for concurrent callers. A stale value is returned at once while one
   * refresh runs, and stays when the refresh fails (CACHE-02); a refresh that takes longer than five seconds no longer
   * blocks the next one (CACHE-03). {@link NotFoundError} is a result, not a failure: it drops the cached value. The
   * dependencies of the value are added to those of the caller.
   */
  load<Value>(key: string, fetch: () => Promise<Value>, mode?: CacheMode): Promise<Value>
  /** Drops or expires the values that a change affects. */
  invalidate(invalidation: Invalidation): void
  /** Makes every value stale: the next caller of each starts a refresh and does not wait (CACHE-04, CACHE-07). */
  markStale(): void
  /** Drops every value, for when it is unknown what has changed. */
  clear(): void
  readonly size: number
}

export interface DataCacheOptions {
  readonly clock?: InvalidationClock
  /** Values are stored as JSON. */
  readonly shared?: SharedCache<unknown> | null
  /** Called when a background refresh fails. */
  readonly onRefreshError?: (key: string, error: unknown) => void
}

/** Creates the data cache: 100 entries, 30 minutes (CACHE-01, CACHE-02). */
export function createDataCache(options: DataCacheOptions = {}): DataCache {
  const { clock = createInvalidationClock(), shared = null, onRefreshError = () => {} } = options
  const { maxEntries, timeToLive, lockTime } = dataCacheLimits
  const entries = new LRUCache<string, Entry>({ max: maxEntries })

  async function loadValue(key: string, fetch: () => Promise<unknown>, mode: CacheMode): Promise<CachedValue> {
    const { now: since, sequence } = clock
    const found = mode === 'refresh' ? null : await shared?.get(key)
    if (found && Date.now() < found.freshUntil) return { ...found, isPrivate: false, isUncacheable: false }
    const { value, dependencies } = await trackDependencies(fetch)
    const { isPrivate, isUncacheable } = dependencies
    const tags = [...dependencies.tags]
    const freshUntil = Math.min(Date.now() + timeToLive, dependencies.freshUntil)
    const isShareable = value !== undefined && !isPrivate && !isUncacheable && !clock.isStaleSince(since, tags)
    if (sequence !== null && isShareable) shared?.set(key, { value, tags, freshUntil }, sequence)
    return { value, tags, freshUntil, isPrivate, isUncacheable }
  }

  function refresh(key: string, fetch: () => Promise<unknown>, mode: CacheMode): Promise<CachedValue> {
    const entry = entries.peek(key) ?? { cached: null, mustRevalidate: false, refreshing: null }
    const running = entry.refreshing
    // A refresh that started before an invalidation may return the old value.
    if (running && running.since === clock.now && Date.now() - running.startedAt < lockTime) return running.promise
    // Assigned synchronously, so that concurrent callers share the refresh.
    const refreshing: Refresh = { startedAt: Date.now(), since: clock.now, promise: loadValue(key, fetch, mode) }
    refreshing.promise = refreshing.promise.then(
      (cached) => {
        const isCurrent = entry.refreshing === refreshing
        if (isCurrent) entry.refreshing = null
        const isStale = clock.isStaleSince(refreshing.since, cached.tags)
        // An older refresh that ends late must not overwrite the result of a newer one.
        if (!isStale && !cached.isUncacheable && (isCurrent || !entry.cached))
          Object.assign(entry, { cached, mustRevalidate: false })
        deleteIfEmpty(key, entry)
        return cached
      },
      (error: unknown) => {
        if (entry.refreshing === refreshing) {
          entry.refreshing = null
          if (error instanceof NotFoundError) entry.cached = null
          // Only one request waits for a service that is down; the following ones get the stale value at once.
          if (entry.mustRevalidate && entry.cached) entry.cached.freshUntil = 0
          entry.mustRevalidate = false
        }
        deleteIfEmpty(key, entry)
        throw error
      },
    )
    entry.refreshing = refreshing
    entries.set(key, entry)
    return refreshing.promise
  }

  function deleteIfEmpty(key: string, entry: Entry): void {
    if (!entry.cached && !entry.refreshing && entries.peek(key) === entry) entries.delete(key)
  }

  async function getOrRefresh(key: string, fetch: () => Promise<unknown>, mode: CacheMode): Promise<CachedValue> {
    const entry = entries.get(key)
    const cached = entry?.cached
    if (!entry || !cached) return refresh(key, fetch, mode)
    const isStale = Date.now() >= cached.freshUntil
    if (entry.mustRevalidate || (mode === 'refresh' && isStale)) {
      const fresh = refresh(key, fetch, mode)
      return (await withFallback(fresh, lockTime, null)) ?? entry.cached ?? fresh
    }
    if (isStale) {
      refresh(key, fetch, mode).catch((error: unknown) => {
        if (!(error instanceof NotFoundError)) onRefreshError(key, error)
      })
    }
    return cached
  }

  return {
    async load<Value>(key: string, fetch: () => Promise<Value>, mode: CacheMode = 'use'): Promise<Value> {
      if (mode === 'bypass') return fetch()
      const cached = await getOrRefresh(key, fetch, mode)
      addDependencies(cached)
      return cached.value as Value
    },
    invalidate(invalidation) {
      for (const [key, entry] of entries.entries()) {
        const effect = entry.cached && findEffect(invalidation, entry.cached.tags)
        if (effect === 'drop') entries.delete(key)
        else if (effect) entry.mustRevalidate = true
      }
    },
    markStale() {
      for (const { cached } of entries.values()) if (cached) cached.freshUntil = 0
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}

interface Entry {
  cached: CachedValue | null
  /** True after an invalidation: the next caller waits for a fresh value and gets the cached one only on failure. */
  mustRevalidate: boolean
  refreshing: Refresh | null
}

interface CachedValue {
  readonly value: unknown
  readonly tags: readonly string[]
  freshUntil: number
  readonly isPrivate: boolean
  readonly isUncacheable: boolean
}

interface Refresh {
  readonly startedAt: number
  /** Invalidation clock at the start. */
  readonly since: number
  promise: Promise<CachedValue>
}
