import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter } from './index.ts'

describe('a rate limiter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const perKey = { points: 2, duration: 60, toKey: (key: string) => key }
  const overall = { points: 3, duration: 600, toKey: () => 'all' }

  it('frees its points per key and time, then says how long to wait', async () => {
    const limiter = createRateLimiter(perKey)
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([null, null])
    expect(await limiter.consume('a')).toEqual({ secondsToWait: 60 })
    expect(await limiter.consume('b')).toBeNull()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(await limiter.consume('a')).toEqual({ secondsToWait: 15 })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await limiter.consume('a')).toBeNull()
  })

  it('counts an attempt against all limits, the longest wait first', async () => {
    const limiter = createRateLimiter(perKey, overall)
    for (const key of ['a', 'b', 'c']) expect(await limiter.consume(key)).toBeNull()
    expect(await limiter.consume('d')).toEqual({ secondsToWait: 600 })
  })

  it('counts attempts that arrive at once', async () => {
    const limiter = createRateLimiter(perKey)
    const results = await Promise.all(Array.from({ length: 5 }, () => limiter.consume('a')))
    expect(results.filter((result) => result === null)).toHaveLength(2)
  })

  it('takes an attempt back', async () => {
    const limiter = createRateLimiter(perKey)
    for (let time = 0; time < 10; time += 1) {
      expect(await limiter.consume('a')).toBeNull()
      await limiter.refund('a')
    }
  })
})
