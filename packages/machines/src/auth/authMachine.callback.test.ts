import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokens, forever, goodResponse, pendingRequest, World } from './testWorld.ts'

let world: World

beforeEach(() => {
  vi.useFakeTimers()
  world = new World()
})
afterEach(() => {
  for (const tab of world.tabs) tab.actor.stop()
  vi.useRealTimers()
})

/** Lets everything happen that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a login redirect', () => {
  it('is given up after 30 000 ms when the page is still there, and can be tried again (AUTH-17)', async () => {
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(tab.has('redirecting')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('redirecting')).toBe(false)
    expect(tab.has('failed')).toBe(true)
    world.succeedSilently()
    tab.actor.send({ type: 'login.retry' })
    await settle()
    expect(tab.has('settled')).toBe(true)
  })

  it('that fails at once says why and is given up after the same time (AUTH-17)', async () => {
    world.redirect = () => Promise.reject(new Error('Storage is full'))
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(tab.context.failure?.message).toBe('Storage is full')
    expect(tab.has('redirecting')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('failed')).toBe(true)
  })
})

describe('coming back from login', () => {
  const back = (response: Partial<typeof goodResponse>) =>
    world.openTab({ access: 'required', response: { ...goodResponse, ...response } })

  it('consumes the pending request: a reload fails cleanly and keeps the tokens (AUTH-11, AUTH-14)', async () => {
    world.pending = pendingRequest
    back({})
    await settle()
    expect(world.pending).toBeNull()
    const reloaded = back({})
    await settle()
    expect(reloaded.has('failed')).toBe(true)
    expect(reloaded.context.failure?.message).toBe('State mismatch')
    expect(world.stored?.accessToken).toBe('new-1')
  })

  it.each([[['state-2']], [[]], [['state-1', 'state-1']]])(
    'with the state %j is refused: "State mismatch", and nobody is logged out by it (AUTH-14)',
    async (state) => {
      world.stored = createTokens('old', 3600)
      world.pending = pendingRequest
      const tab = back({ state })
      await settle()
      expect(tab.context.failure?.message).toBe('State mismatch')
      expect(world.calls).toEqual(['take'])
      expect(world.stored.accessToken).toBe('old')
    },
  )

  it.each([[[]], [['a', 'b']], [['']]])(
    'with the code %j is refused: "Failed to acquire authorization code" (AUTH-15)',
    async (code) => {
      world.pending = pendingRequest
      const tab = back({ code })
      await settle()
      expect(tab.has('failed')).toBe(true)
      expect(tab.context.failure?.message).toBe('Failed to acquire authorization code')
      expect(world.calls).toEqual(['take'])
    },
  )

  it('shows what the token endpoint said, and asks anew on "try again" (AUTH-16, AUTH-34)', async () => {
    world.pending = pendingRequest
    world.exchange = () => Promise.reject(Object.assign(new Error('Unable'), { details: ['invalid_grant: expired'] }))
    const tab = back({})
    await settle()
    expect(tab.context.failure).toEqual({ message: 'Unable', details: ['invalid_grant: expired'] })
    tab.actor.send({ type: 'login.retry' })
    await settle()
    expect(world.calls.slice(-2)).toEqual(['silent', 'login null'])
  })

  it("says 'Timeout' when the token endpoint hangs for 3000 ms (AUTH-26, ERR-04)", async () => {
    world.pending = pendingRequest
    world.exchange = () => forever
    const tab = back({})
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.context.failure?.message).toBe('Timeout')
  })
})

describe('the user', () => {
  it.each(['401', '500'])('that cannot be had (%s) is logged out and sent to login (AUTH-35)', async (status) => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new Error(`Failed to get user info; received ${status}`))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.stored).toBeNull()
    expect(world.calls).toEqual(['user old', 'remove', 'close', 'revoke old', 'end id-old', 'login null'])
  })

  it('that cannot be had is signed out on a public page, without being sent away (AUTH-35)', async () => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new Error('Failed to get user info; received 401'))
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.calls).not.toContain('login null')
  })

  it('is not logged out because the network is down', async () => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new TypeError('Failed to fetch'))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('failed')).toBe(true)
    expect(world.stored.accessToken).toBe('old')
  })
})
