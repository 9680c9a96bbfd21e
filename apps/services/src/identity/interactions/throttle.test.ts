import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInThrottle } from './throttle.ts'

describe('the throttle of sign-ins', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const count = async (attempts: readonly { email: string; address: string }[], throttle = createSignInThrottle()) => {
    const results = []
    for (const attempt of attempts) results.push(await throttle.tryOnce(attempt))
    return results.filter((result) => result === null).length
  }
  const repeat = (times: number, toAttempt: (index: number) => { email: string; address: string }) =>
    Array.from({ length: times }, (_, index) => toAttempt(index))

  it('lets one address try an account five times in a quarter of an hour', async () => {
    const throttle = createSignInThrottle()
    const attempts = repeat(8, () => ({ email: 'a@x', address: '192.0.2.1' }))
    expect(await count(attempts, throttle)).toBe(5)
    expect(await count([{ email: 'b@x', address: '192.0.2.1' }], throttle)).toBe(1)
    vi.advanceTimersByTime(15 * 60 * 1000 + 1000)
    expect(await count(attempts, throttle)).toBe(5)
  })

  it('lets one account be tried fifty times an hour from anywhere', async () => {
    expect(await count(repeat(70, (index) => ({ email: 'a@x', address: `192.0.2.${index}` })))).toBe(50)
  })

  it('lets one address try fifty accounts in a quarter of an hour', async () => {
    expect(await count(repeat(70, (index) => ({ email: `${index}@x`, address: '192.0.2.1' })))).toBe(50)
  })

  it('takes a whole IPv6 network of one customer for one address', async () => {
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::ffff', '2001:db8:1:3::1']
    const throttle = createSignInThrottle()
    await count(
      repeat(5, () => ({ email: 'a@x', address: '2001:db8:1:2::9' })),
      throttle,
    )
    const free = []
    for (const address of addresses)
      if ((await throttle.tryOnce({ email: 'a@x', address })) === null) free.push(address)
    expect(free).toEqual(['2001:db8:1:3::1'])
  })

  it('takes a try back that succeeded', async () => {
    const throttle = createSignInThrottle()
    const attempt = { email: 'a@x', address: '192.0.2.1' }
    for (let index = 0; index < 20; index++) {
      expect(await throttle.tryOnce(attempt)).toBeNull()
      await throttle.succeed(attempt)
    }
  })

  it('says how long to wait', async () => {
    const throttle = createSignInThrottle()
    const attempt = { email: 'a@x', address: '192.0.2.1' }
    await count(
      repeat(5, () => attempt),
      throttle,
    )
    expect(await throttle.tryOnce(attempt)).toEqual({ secondsToWait: 900 })
  })
})
