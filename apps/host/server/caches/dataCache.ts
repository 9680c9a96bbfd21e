import { LRUCache } from 'lru-cache'
import { NothingFound } from '../../request/nothingFound.ts'
import type { CacheWish } from '../../request/cacheWish.ts'
import { createPurgeBook, type PurgeBook } from './purgeBook.ts'
import { addReads, recordReads } from './recording.ts'
import type { Shelf } from './shelf.types.ts'
import { findPurgeKind, type Purge } from './tags.ts'
import { waitFor } from './waitFor.ts'

export interface DataCache {
  /**
   * Answers the value of a key, fetched once for all who ask at the same time. A stale value is answered at once while
   * one refresh runs; when a refresh fails the stale value stays (CACHE-02). A refresh that has not ended after five
   * seconds no longer keeps others from trying (CACHE-03). A fetch that throws {@link NothingFound} has not failed: what
   * was kept is dropped. What was read is recorded with the value, tags included.
   */
  load<Value>(key: string, fetch: () => Promise<Value>, wish?: CacheWish): Promise<Value>
  /** Drops what a change touched, or has it fetched anew before it is answered again. */
  purge(purge: Purge): void
  /** Makes every value stale: the next who ask set off a refresh and nobody waits (CACHE-04, CACHE-07). */
  makeStale(): void
  /** Drops every value: nobody knows any longer what has changed. */
  clear(): void
  readonly size: number
}

export interface DataCacheOptions {
  readonly maxEntries?: number
  readonly timeToLive?: number
  readonly lockTime?: number
  readonly purges?: PurgeBook
  /** Where hosts share what they fetched; values must be what JSON can hold. */
  readonly shelf?: Shelf | null
  /** Told of every refresh that fails behind a stale value. */
  readonly onRefreshError?: (key: string, error: unknown) => void
}

/** Creates the cache for what visitors share: 100 entries, 30 minutes (CACHE-01, CACHE-02). */
export function createDataCache(options: DataCacheOptions = {}): DataCache {
  const { maxEntries = 100, timeToLive = 30 * minute, lockTime = 5_000, onRefreshError = () => {} } = options
  const { purges = createPurgeBook(), shelf = null } = options
  const entries = new LRUCache<string, Entry>({ max: maxEntries })

  /** From the shared store if it is fresh there, else from the service, and then for the others too. */
  async function obtain(key: string, fetch: () => Promise<unknown>, wish: CacheWish): Promise<Kept> {
    const { now: since, sequence } = purges
    const found = wish === 'clear' ? null : await shelf?.find(key)
    if (found && Date.now() < found.freshUntil) {
      const { tags, freshUntil } = found
      return { value: JSON.parse(found.body.toString()), tags, freshUntil, isPrivate: false, isForOne: false }
    }
    const { value, recording } = await recordReads(fetch)
    const freshUntil = Math.min(Date.now() + timeToLive, recording.freshUntil)
    const { isPrivate, isForOne } = recording
    const kept = { value, tags: [...recording.tags], freshUntil, isPrivate, isForOne }
    const isShareable = value !== undefined && !isPrivate && !isForOne && !purges.isOvertaken(since, kept.tags)
    if (shelf && sequence !== null && isShareable) {
      shelf.keep(key, { head: '', body: Buffer.from(JSON.stringify(value)), tags: kept.tags, freshUntil }, sequence)
    }
    return kept
  }

  function refresh(key: string, fetch: () => Promise<unknown>, wish: CacheWish): Promise<Kept> {
    const entry = entries.peek(key) ?? { kept: null, isOutdated: false, fetching: null }
    const running = entry.fetching
    // What began before a purge may hold what was purged: who asks afterwards is not given it.
    if (running && running.since === purges.now && Date.now() - running.startedAt < lockTime) return running.promise
    // Called in the same turn, so that two who ask at once share it.
    const fetching: Fetching = { startedAt: Date.now(), since: purges.now, promise: obtain(key, fetch, wish) }
    fetching.promise = fetching.promise.then(
      (kept) => {
        const isMine = entry.fetching === fetching
        if (isMine) entry.fetching = null
        const isOvertaken = purges.isOvertaken(fetching.since, kept.tags)
        // An older fetch that comes in late must not overwrite what a newer one brought.
        if (!isOvertaken && !kept.isForOne && (isMine || !entry.kept)) Object.assign(entry, { kept, isOutdated: false })
        forgetEmpty(key, entry)
        return kept
      },
      (error: unknown) => {
        if (entry.fetching === fetching) {
          entry.fetching = null
          // The service has answered: nothing stands in for what is gone.
          if (error instanceof NothingFound) entry.kept = null
          // One wait for what cannot be had is enough: afterwards the last value is answered as a stale one.
          if (entry.isOutdated && entry.kept) entry.kept.freshUntil = 0
          entry.isOutdated = false
        }
        forgetEmpty(key, entry)
        throw error
      },
    )
    entry.fetching = fetching
    entries.set(key, entry)
    return fetching.promise
  }

  function forgetEmpty(key: string, entry: Entry): void {
    if (!entry.kept && !entry.fetching && entries.peek(key) === entry) entries.delete(key)
  }

  async function find(key: string, fetch: () => Promise<unknown>, wish: CacheWish): Promise<Kept> {
    const entry = entries.get(key)
    const kept = entry?.kept
    if (!entry || !kept) return refresh(key, fetch, wish)
    const isWaiting = entry.isOutdated || (wish === 'clear' && Date.now() >= kept.freshUntil)
    if (isWaiting) {
      const fresh = refresh(key, fetch, wish)
      return (await waitFor(fresh, lockTime, null)) ?? entry.kept ?? fresh
    }
    if (Date.now() >= kept.freshUntil) {
      refresh(key, fetch, wish).catch((error: unknown) => {
        if (!(error instanceof NothingFound)) onRefreshError(key, error)
      })
    }
    return kept
  }

  return {
    async load<Value>(key: string, fetch: () => Promise<Value>, wish: CacheWish = 'use'): Promise<Value> {
      if (wish === 'bypass') return fetch()
      const kept = await find(key, fetch, wish)
      addReads(kept)
      return kept.value as Value
    },
    purge(purge) {
      for (const [key, entry] of entries.entries()) {
        const kind = entry.kept && findPurgeKind(purge, entry.kept.tags)
        if (kind === 'drop') entries.delete(key)
        else if (kind) entry.isOutdated = true
      }
    },
    makeStale() {
      for (const { kept } of entries.values()) if (kept) kept.freshUntil = 0
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size
    },
  }
}

interface Entry {
  kept: Kept | null
  /** A change touched it: it is fetched anew before it is answered, and answered only if that fails. */
  isOutdated: boolean
  fetching: Fetching | null
}

interface Kept {
  readonly value: unknown
  readonly tags: readonly string[]
  freshUntil: number
  readonly isPrivate: boolean
  readonly isForOne: boolean
}

interface Fetching {
  readonly startedAt: number
  /** The clock of purges when it began. */
  readonly since: number
  promise: Promise<Kept>
}

const minute = 60_000
