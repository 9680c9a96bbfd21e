import { IdentityError, type IdentityErrorCode } from '@kudex/domain/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTokens, forever, response, grant, World } from './testWorld.ts'

let world: World

beforeEach(() => {
  vi.useFakeTimers()
  world = new World()
})
afterEach(() => {
  for (const tab of world.tabs) tab.actor.stop()
  vi.useRealTimers()
})

/** Runs everything that is due now. */
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

  it('that fails at once gives the reason and is given up after the same time (AUTH-17)', async () => {
    world.redirect = () => Promise.reject(new Error('Storage is full'))
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(tab.context.failure?.details).toEqual(['Storage is full'])
    expect(tab.has('redirecting')).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('failed')).toBe(true)
  })
})

describe('coming back from login', () => {
  const openReturnPage = () => world.openTab({ access: 'required', response })

  it('consumes the pending request: a reload fails cleanly and keeps the tokens (AUTH-11, AUTH-14)', async () => {
    world.pending = grant
    openReturnPage()
    await settle()
    expect(world.pending).toBeNull()
    const reloaded = openReturnPage()
    await settle()
    expect(reloaded.has('failed')).toBe(true)
    expect(reloaded.context.failure?.code).toBe('state-mismatch')
    expect(world.stored?.accessToken).toBe('new-1')
  })

  it.each<IdentityErrorCode>(['state-mismatch', 'code-missing', 'provider-error', 'pending-request-unreadable'])(
    'with a response refused as `%s` shows it and keeps the tokens (AUTH-14, AUTH-15, AUTH-37)',
    async (code) => {
      world.stored = createTokens('old', 3600)
      world.accept = () => Promise.reject(new IdentityError(code))
      const tab = openReturnPage()
      await settle()
      expect(tab.has('failed')).toBe(true)
      expect(tab.context.failure?.code).toBe(code)
      expect(world.calls).toEqual(['accept'])
      expect(world.stored.accessToken).toBe('old')
    },
  )

  it('shows the error of the token endpoint, and starts over on "try again" (AUTH-16, AUTH-34)', async () => {
    world.pending = grant
    const failure = { code: 'exchange-failed', status: 400, details: ['invalid_grant: expired'] } as const
    world.exchange = () => Promise.reject(new IdentityError(failure.code, failure))
    const tab = openReturnPage()
    await settle()
    expect(tab.context.failure).toEqual(failure)
    tab.actor.send({ type: 'login.retry' })
    await settle()
    expect(world.calls.slice(-2)).toEqual(['silent', 'login null'])
  })

  it('fails with `timeout` when the token endpoint hangs for 3000 ms (AUTH-26, ERR-04)', async () => {
    world.pending = grant
    world.exchange = () => forever
    const tab = openReturnPage()
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.context.failure?.code).toBe('timeout')
  })
})

describe('the user', () => {
  it.each([401, 500])('that cannot be fetched (%s) is logged out and sent to login (AUTH-35)', async (status) => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new IdentityError('user-info-failed', { status }))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.stored).toBeNull()
    expect(world.calls).toEqual(['user old', 'remove', 'close', 'revoke old', 'end id-old', 'login null'])
  })

  it('that cannot be fetched is signed out on a public page, without being sent away (AUTH-35)', async () => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new IdentityError('user-info-failed', { status: 401 }))
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.calls).not.toContain('login null')
  })

  it('is not logged out because the network is down', async () => {
    world.stored = createTokens('old', 3600)
    world.user = () => Promise.reject(new IdentityError('network-failed'))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('failed')).toBe(true)
    expect(world.stored.accessToken).toBe('old')
  })
})
