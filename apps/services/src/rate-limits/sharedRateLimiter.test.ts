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

  it('leave no addresses behind, and are removed when their time is over', async () => {
    const { queries } = open()
    await createSharedRateLimiter(queries, 'e', perKey).consume('carla.customer@acme.example')
    expect(JSON.stringify(await queries.select().from(attempts))).not.toContain('carla')
    await removeExpiredAttempts(queries, new Date(Date.now() + 601_000))
    expect(await queries.select().from(attempts)).toEqual([])
  })
})
