import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataCache } from './dataCache.ts'

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

const fail = async (): Promise<never> => {
  throw new Error('down')
}
