import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { attempts } from '../../rate-limits/tables.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { type Attempt, createSignInLimiter } from './signInLimiter.ts'

describeDatabases('the sign-in limiter', (open) => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(async () => {
    vi.useRealTimers()
    await open().queries.delete(attempts)
  })

  const createLimiter = () => createSignInLimiter(open().queries, 'password')
  const count = async (tried: readonly Attempt[], limiter = createLimiter()) => {
    const results = []
    for (const attempt of tried) results.push(await limiter.consume(attempt))
    return results.filter((result) => result === null).length
  }
  const repeat = (times: number, toAttempt: (index: number) => Attempt) =>
    Array.from({ length: times }, (_, index) => toAttempt(index))

  it('allows five attempts per account and address, then others after growing times', async () => {
    const limiter = createLimiter()
    const tried = repeat(8, () => ({ email: 'a@x', address: '192.0.2.1' }))
    expect(await count(tried, limiter)).toBe(5)
    expect(await count([{ email: 'b@x', address: '192.0.2.1' }], limiter)).toBe(1)
    vi.setSystemTime(Date.now() + 60_000)
    expect(await count(tried, limiter)).toBe(1)
    expect(await limiter.consume({ email: 'a@x', address: '192.0.2.1' })).toEqual({ secondsToWait: 120 })
    vi.setSystemTime(Date.now() + 60 * 60 * 1000)
    expect(await count(tried, limiter)).toBe(5)
  })

  it('allows fifty attempts per account in an hour', async () => {
    expect(await count(repeat(70, (index) => ({ email: 'a@x', address: `192.0.2.${index}` })))).toBe(50)
  })

  it('allows fifty attempts per address in 15 minutes', async () => {
    expect(await count(repeat(70, (index) => ({ email: `${index}@x`, address: '192.0.2.1' })))).toBe(50)
  })

  it('does not lock a known device out, whatever is tried elsewhere', async () => {
    const limiter = createLimiter()
    await count(
      repeat(120, (index) => ({ email: index % 2 ? 'a@x' : `${index}@x`, address: `192.0.2.${index % 30}` })),
      limiter,
    )
    const own = { email: 'a@x', address: '192.0.2.1' }
    expect(await limiter.consume(own)).not.toBeNull()
    const device = { ...own, device: 'known' }
    expect(
      await count(
        repeat(8, () => device),
        limiter,
      ),
    ).toBe(5)
  })

  it('counts an IPv6 /64 network as one address', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::ffff', '2001:db8:1:3::1']
    const limiter = createLimiter()
    await count(
      repeat(5, () => ({ email: 'a@x', address: '2001:db8:1:2::9' })),
      limiter,
    )
    const free = []
    for (const address of addresses) if ((await limiter.consume({ email: 'a@x', address })) === null) free.push(address)
    expect(free).toEqual(['2001:db8:1:3::1'])
  })

  it('does not count a successful attempt', async () => {
    const limiter = createLimiter()
    const attempt = { email: 'a@x', address: '192.0.2.1' }
    for (let index = 0; index < 20; index++) {
      expect(await limiter.consume(attempt)).toBeNull()
      await limiter.refund(attempt)
    }
  })

  it('returns the time to wait', async () => {
    const limiter = createLimiter()
    const attempt = { email: 'a@x', address: '192.0.2.1' }
    await count(
      repeat(5, () => attempt),
      limiter,
    )
    expect(await limiter.consume(attempt)).toEqual({ secondsToWait: 60 })
  })
})
