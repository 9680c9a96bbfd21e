import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NothingFound } from '../../request/nothingFound.ts'
import { createDataCache, type DataCache } from './dataCache.ts'
import { createPurgeBook } from './purgeBook.ts'
import { addReads } from './recording.ts'
import { toPurge } from './tags.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

describe('the data cache', () => {
  it('holds 100 entries, the least used one goes first (CACHE-01)', async () => {
    const cache = createDataCache()
    for (let index = 0; index < 100; index += 1) await cache.load(`${index}`, async () => index)
    await cache.load('0', fail)
    await cache.load('new', async () => 'new')
    expect(cache.size).toBe(100)
    expect(await cache.load('0', fail)).toBe(0)
    expect(await cache.load('1', async () => 'fetched again')).toBe('fetched again')
  })

  it('fetches once for all who ask at the same time', async () => {
    const cache = createDataCache()
    const fetch = vi.fn(async () => 'value')
    expect(await Promise.all([cache.load('key', fetch), cache.load('key', fetch)])).toEqual(['value', 'value'])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('answers for 30 minutes, then the stale value while one refresh runs (CACHE-02)', async () => {
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

  it('keeps the stale value through a whole outage (CACHE-02)', async () => {
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

  it('forgets a first fetch that failed', async () => {
    const cache = createDataCache()
    await expect(cache.load('key', fail)).rejects.toThrow('down')
    expect(await cache.load('key', async () => 'value')).toBe('value')
  })

  it('lets another fetch begin when one hangs for five seconds (CACHE-03)', async () => {
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

  it('is not overwritten by a fetch that comes in too late', async () => {
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

  it('is purged softly: who clears waits for fresh data, five seconds at most, others do not (CACHE-04, CACHE-07)', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    cache.makeStale()
    expect(await cache.load('key', async () => 'new', 'clear')).toBe('new')
    cache.makeStale()
    const clearing = cache.load('key', () => new Promise<string>(() => {}), 'clear')
    expect(await cache.load('key', fail)).toBe('new')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await clearing).toBe('new')
  })

  it('is left as it is by who goes round it (CACHE-05)', async () => {
    const cache = createDataCache()
    await cache.load('key', async () => 'old')
    expect(await cache.load('key', async () => 'new', 'bypass')).toBe('new')
    expect(await cache.load('key', fail)).toBe('old')
  })
})

describe('a change', () => {
  const load = <Value>(cache: DataCache, fetch: () => Promise<Value>, tag: string) =>
    cache.load('key', async () => {
      addReads({ tags: [tag] })
      return fetch()
    })

  it('has what it touched fetched anew before it is answered; when that fails the last value is', async () => {
    const cache = createDataCache()
    await load(cache, async () => 'old', 'navigation:n')
    cache.purge(toPurge(['navigation:other']))
    expect(await load(cache, fail, 'navigation:n')).toBe('old')
    cache.purge(toPurge(['navigation:n']))
    expect(await load(cache, fail, 'navigation:n')).toBe('old')
    expect(await load(cache, async () => 'new', 'navigation:n')).toBe('old')
    await vi.advanceTimersByTimeAsync(0)
    expect(await load(cache, fail, 'navigation:n')).toBe('new')
  })

  it('shows nothing in place of what is gone, which is not the same as a fetch that fails', async () => {
    const onRefreshError = vi.fn()
    const cache = createDataCache({ onRefreshError })
    const load = (value: string | null) =>
      cache.load('release', async () => {
        addReads({ tags: ['media-releases:main'] })
        if (value === null) throw new NothingFound()
        return value
      })
    expect(await load('release')).toBe('release')
    cache.purge(toPurge(['media-releases:main']))
    await expect(load(null)).rejects.toThrow(NothingFound)
    expect(cache.size).toBe(0)
    expect(await load('back again')).toBe('back again')
    // Nobody told of a change, but time went by: who asks first sets off the look, the next is told.
    vi.advanceTimersByTime(31 * minute)
    expect(await load(null)).toBe('back again')
    await vi.advanceTimersByTimeAsync(0)
    await expect(load(null)).rejects.toThrow(NothingFound)
    expect(onRefreshError).not.toHaveBeenCalled()
  })

  it('drops the page it touched, and fails rather than showing it again', async () => {
    const cache = createDataCache()
    await load(cache, async () => 'old', 'page:a')
    cache.purge(toPurge(['page:a']))
    await expect(load(cache, fail, 'page:a')).rejects.toThrow('down')
  })

  it('overtakes what is under way: it is neither kept nor given to who asks afterwards', async () => {
    const purges = createPurgeBook()
    const cache = createDataCache({ purges })
    const slow = Promise.withResolvers<string>()
    const before = load(cache, () => slow.promise, 'page:a')
    purges.add(['page:a'])
    cache.purge(toPurge(['page:a']))
    const after = load(cache, async () => 'new', 'page:a')
    slow.resolve('old')
    expect([await before, await after]).toEqual(['old', 'new'])
    expect(await load(cache, fail, 'page:a')).toBe('new')
  })
})

describe('the book of purges', () => {
  it('tells what was overtaken, also when it has forgotten the tags', () => {
    const book = createPurgeBook(3)
    const start = book.now
    book.add(['a'])
    expect([book.isOvertaken(start, ['a']), book.isOvertaken(start, ['b'])]).toEqual([true, false])
    const later = book.now
    book.add(['b', 'c'])
    expect([book.isOvertaken(later, ['a']), book.isOvertaken(later, ['b'])]).toEqual([false, true])
    book.add(['d'])
    expect(book.isOvertaken(later, ['anything'])).toBe(true)
    expect(book.isOvertaken(book.now, ['d'])).toBe(false)
  })

  it('never calls fresh what was purged after it began, whatever the order (property)', () => {
    const tag = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    fc.assert(
      fc.property(fc.array(fc.array(tag, { minLength: 1, maxLength: 2 })), fc.nat(), tag, (all, at, asked) => {
        const book = createPurgeBook(4)
        const begun = at % (all.length + 1)
        let since = book.now
        all.forEach((tags, index) => {
          if (index === begun) since = book.now
          book.add(tags)
        })
        if (begun === all.length) since = book.now
        const isPurged = all.slice(begun).some((tags) => tags.includes(asked))
        return !isPurged || book.isOvertaken(since, [asked])
      }),
    )
  })
})

const fail = async (): Promise<never> => {
  throw new Error('down')
}
