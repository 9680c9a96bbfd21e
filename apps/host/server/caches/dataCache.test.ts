import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotFoundError } from '../../request/notFoundError.ts'
import { createDataCache, type DataCache } from './dataCache.ts'
import { toInvalidation } from './invalidation/invalidation.ts'
import { createInvalidationClock } from './invalidation/invalidationClock.ts'
import { addDependencies } from './invalidation/trackDependencies.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

describe('the data cache', () => {
  it('holds 100 entries and evicts the least recently used (CACHE-01)', async () => {
    const cache = createDataCache()
    for (let index = 0; index < 100; index += 1) await cache.load(`${index}`, async () => index)
    await cache.load('0', fail)
    await cache.load('new', async () => 'new')
    expect(cache.size).toBe(100)
    expect(await cache.load('0', fail)).toBe(0)
    expect(await cache.load('1', async () => 'fetched again')).toBe('fetched again')
  })

  it('fetches once for concurrent callers', async () => {
    const cache = createDataCache()
    const fetch = vi.fn(async () => 'value')
    expect(await Promise.all([cache.load('key', fetch), cache.load('key', fetch)])).toEqual(['value', 'value'])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('serves a value for 30 minutes, then the stale value while one refresh runs (CACHE-02)', async () => {
    const cache = createDataCache()
    let version = 0
    const fetch = vi.fn(async () => ++version)
    await cache.load('key', fetch)
    vi.advanceTimersByTime(30 * minute - 1)
    await cache.load('key', fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(await Promise.all([cache.load('key', fetch), cache.load('key', fetch)])).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(0)
    expect(await cache.load('key', fetch)).toBe(2)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('serves the stale value throughout an outage (CACHE-02)', async () => {
    const onRefreshError = vi.fn()
    const cache = createDataCache({ onRefreshError })
    await cache.load('key', async () => 'kept')
    vi.advanceTimersByTime(31 * minute)
    for (let request = 0; request < 3; request += 1) {
      expect(await cache.load('key', fail)).toBe('kept')
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(onRefreshError).toHaveBeenCalledTimes(3)
    expect(await cache.load('key', async () => 'new')).toBe('kept')
    await vi.advanceTimersByTimeAsync(0)
    expect(await cache.load('key', fail)).toBe('new')
  })

  it('does not cache a first fetch that fails', async () => {
    const cache = createDataCache()
    await expect(cache.load('key', fail)).rejects.toThrow('down')
    expect(await cache.load('key', async () => 'value')).toBe('value')
  })

  it('starts another fetch when one hangs for five seconds (CACHE-03)', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    vi.advanceTimersByTime(31 * minute)
    const hanging = vi.fn(() => new Promise<string>(() => {}))
    await cache.load('key', hanging)
    vi.advanceTimersByTime(4_999)
    await cache.load('key', hanging)
    expect(hanging).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(await cache.load('key', async () => 'new')).toBe('old')
    await vi.advanceTimersByTimeAsync(0)
    expect(await cache.load('key', fail)).toBe('new')
  })

  it('is not overwritten by an older fetch that ends late', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    vi.advanceTimersByTime(31 * minute)
    const late = Promise.withResolvers<string>()
    await cache.load('key', () => late.promise)
    vi.advanceTimersByTime(5_000)
    await cache.load('key', async () => 'new')
    await vi.advanceTimersByTimeAsync(0)
    late.resolve('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(await cache.load('key', fail)).toBe('new')
  })

  it('markStale lets only the refreshing request wait, five seconds at most (CACHE-04, CACHE-07)', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    cache.markStale()
    expect(await cache.load('key', async () => 'new', 'refresh')).toBe('new')
    cache.markStale()
    const clearing = cache.load('key', () => new Promise<string>(() => {}), 'refresh')
    expect(await cache.load('key', fail)).toBe('new')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await clearing).toBe('new')
  })

  it('is not changed by a bypass (CACHE-05)', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    expect(await cache.load('key', async () => 'new', 'bypass')).toBe('new')
    expect(await cache.load('key', fail)).toBe('old')
  })
})

describe('an invalidation', () => {
  const load = <Value>(cache: DataCache, fetch: () => Promise<Value>, tag: string) =>
    cache.load('key', async () => {
      addDependencies({ tags: [tag] })
      return fetch()
    })

  it('makes the next caller wait for a fresh value; falls back to the last one on failure', async () => {
    const cache = createDataCache()
    await load(cache, async () => 'old', 'navigation:n')
    cache.invalidate(toInvalidation(['navigation:other']))
    expect(await load(cache, fail, 'navigation:n')).toBe('old')
    cache.invalidate(toInvalidation(['navigation:n']))
    expect(await load(cache, fail, 'navigation:n')).toBe('old')
    expect(await load(cache, async () => 'new', 'navigation:n')).toBe('old')
    await vi.advanceTimersByTimeAsync(0)
    expect(await load(cache, fail, 'navigation:n')).toBe('new')
  })

  it('drops a value that is not found any more, unlike one that fails to load', async () => {
    const onRefreshError = vi.fn()
    const cache = createDataCache({ onRefreshError })
    const load = (value: string | null) =>
      cache.load('release', async () => {
        addDependencies({ tags: ['media-releases:main'] })
        if (value === null) throw new NotFoundError()
        return value
      })
    expect(await load('release')).toBe('release')
    cache.invalidate(toInvalidation(['media-releases:main']))
    await expect(load(null)).rejects.toThrow(NotFoundError)
    expect(cache.size).toBe(0)
    expect(await load('back again')).toBe('back again')
    // Without an invalidation the first request after the expiry starts the refresh, the next one gets its result.
    vi.advanceTimersByTime(31 * minute)
    expect(await load(null)).toBe('back again')
    await vi.advanceTimersByTimeAsync(0)
    await expect(load(null)).rejects.toThrow(NotFoundError)
    expect(onRefreshError).not.toHaveBeenCalled()
  })

  it('drops a page and fails rather than serving it again', async () => {
    const cache = createDataCache()
    await load(cache, async () => 'old', 'page:a')
    cache.invalidate(toInvalidation(['page:a']))
    await expect(load(cache, fail, 'page:a')).rejects.toThrow('down')
  })

  it('prevents a running fetch from being cached or served to later callers', async () => {
    const clock = createInvalidationClock()
    const cache = createDataCache({ clock })
    const slow = Promise.withResolvers<string>()
    const before = load(cache, () => slow.promise, 'page:a')
    clock.invalidate(['page:a'])
    cache.invalidate(toInvalidation(['page:a']))
    const after = load(cache, async () => 'new', 'page:a')
    slow.resolve('old')
    expect([await before, await after]).toEqual(['old', 'new'])
    expect(await load(cache, fail, 'page:a')).toBe('new')
  })
})

describe('the invalidation clock', () => {
  it('knows what is stale, also when its memory of tags is full', () => {
    const clock = createInvalidationClock(3)
    const start = clock.now
    clock.invalidate(['a'])
    expect([clock.isStaleSince(start, ['a']), clock.isStaleSince(start, ['b'])]).toEqual([true, false])
    const later = clock.now
    clock.invalidate(['b', 'c'])
    expect([clock.isStaleSince(later, ['a']), clock.isStaleSince(later, ['b'])]).toEqual([false, true])
    clock.invalidate(['d'])
    expect(clock.isStaleSince(later, ['anything'])).toBe(true)
    expect(clock.isStaleSince(clock.now, ['d'])).toBe(false)
  })

  it('never misses an invalidation after the start (property)', () => {
    const anyTag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(fc.array(fc.array(anyTag, { minLength: 1, maxLength: 2 })), fc.nat(), anyTag, (all, at, tag) => {
        const clock = createInvalidationClock(4)
        const start = at % (all.length + 1)
        let since = clock.now
        all.forEach((tags, index) => {
          if (index === start) since = clock.now
          clock.invalidate(tags)
        })
        if (start === all.length) since = clock.now
        const isInvalidated = all.slice(start).some((tags) => tags.includes(tag))
        return !isInvalidated || clock.isStaleSince(since, [tag])
      }),
    )
  })
})

const fail = async (): Promise<never> => {
  throw new Error('down')
}
