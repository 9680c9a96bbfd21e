import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeDatabases } from '../testing/describeDatabases.ts'
import { attempts } from './tables.ts'
import { createSharedRateLimiter, removeExpiredAttempts } from './sharedRateLimiter.ts'

describeDatabases('attempts that are counted in the database', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const perKey = { points: 2, duration: 60, toKey: (key: string) => key }

  it('are counted together by several processes, until the time is over', async () => {
    const { queries } = open()
    const [one, two] = [createSharedRateLimiter(queries, 'a', perKey), createSharedRateLimiter(queries, 'a', perKey)]
    expect([await one.consume('x'), await two.consume('x')]).toEqual([null, null])
    expect([await one.consume('x'), await one.consume('y')]).toEqual([{ secondsToWait: 60 }, null])
    expect(await createSharedRateLimiter(queries, 'b', perKey).consume('x')).toBeNull()
    vi.setSystemTime(Date.now() + 45_000)
    expect(await two.consume('x')).toEqual({ secondsToWait: 15 })
    vi.setSystemTime(Date.now() + 15_000)
    expect(await two.consume('x')).toBeNull()
  })

  it('are counted when they arrive at once', async () => {
    const limiter = createSharedRateLimiter(open().queries, 'c', perKey)
    const results = await Promise.all(Array.from({ length: 5 }, () => limiter.consume('x')))
    expect(results.filter((result) => result === null)).toHaveLength(2)
  })

  it('are counted against all limits, and can be taken back', async () => {
    const overall = { points: 3, duration: 600, toKey: () => 'all' }
    const limiter = createSharedRateLimiter(open().queries, 'd', perKey, overall)
    for (const key of ['a', 'b', 'c']) expect(await limiter.consume(key)).toBeNull()
    expect(await limiter.consume('d')).toEqual({ secondsToWait: 600 })
    for (let time = 0; time < 2; time += 1) await limiter.refund('d')
    expect(await limiter.consume('d')).toBeNull()
  })

  it('wait twice as long with each attempt beyond the free ones, until a success or a pause', async () => {
    const growing = { ...perKey, duration: 600, growth: { first: 10, max: 60 } }
    const limiter = createSharedRateLimiter(open().queries, 'growing', growing)
    const start = Date.now()
    let [time, allowed] = [0, 0]
    const waits: number[] = []
    while (waits.length < 5) {
      vi.setSystemTime(start + time * 1000)
      const refusal = await limiter.consume('x')
      if (refusal) {
        waits.push(refusal.secondsToWait)
        // Asking before the time is over changes nothing.
        vi.setSystemTime(start + (time + 1) * 1000)
        expect(await limiter.consume('x')).toEqual({ secondsToWait: refusal.secondsToWait - 1 })
      } else allowed += 1
      time += refusal?.secondsToWait ?? 0
    }
    expect([waits, allowed]).toEqual([[10, 20, 40, 60, 60], 6])
    await limiter.refund('x')
    expect([await limiter.consume('x'), await limiter.consume('x')]).toEqual([null, null])
    expect(await limiter.consume('x')).toEqual({ secondsToWait: 10 })
    vi.setSystemTime(Date.now() + 600_000)
    expect([await limiter.consume('x'), await limiter.consume('x')]).toEqual([null, null])
  })

  it('do not count against a further limit if one refuses them', async () => {
    const overall = { points: 3, duration: 600, toKey: () => 'all' }
    const limiter = createSharedRateLimiter(open().queries, 'f', perKey, overall)
    for (let time = 0; time < 9; time += 1) await limiter.consume('a')
    expect(await limiter.consume('b')).toBeNull()
  })

  it('leave no addresses behind, and are removed when their time is over', async () => {
    const { queries } = open()
    await createSharedRateLimiter(queries, 'e', perKey).consume('carla.customer@acme.example')
    expect(JSON.stringify(await queries.select().from(attempts))).not.toContain('carla')
    await removeExpiredAttempts(queries, new Date(Date.now() + 3_600_000))
    expect(await queries.select().from(attempts)).toEqual([])
  })
})
