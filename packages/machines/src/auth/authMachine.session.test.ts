import { IdentityError } from '@kudex/domain/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carla, createTokens, forever, World } from './testWorld.ts'

let world: World

beforeEach(() => {
  vi.useFakeTimers()
  world = new World()
})
afterEach(() => {
  for (const tab of world.tabs) tab.actor.stop()
  vi.useRealTimers()
})

const renamed = { ...carla, fullName: 'Carla Newname', roles: ['kmx_int_direct_active'] }

/** Runs everything that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a signed-in tab', () => {
  it("renews 180 s before the tokens expire and updates the host's session (AUTH-06, AUTH-08)", async () => {
    world.stored = createTokens('old', 600)
    world.succeedSilently()
    const tab = world.openTab()
    await settle()
    world.calls.length = 0
    await vi.advanceTimersByTimeAsync(420_000)
    expect(world.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(world.calls).toEqual([
      'revoke old',
      'remove',
      'silent',
      'exchange code-1 state-1',
      'save new-1',
      'user new-1',
      'open new-1',
    ])
    expect(tab.has('settled')).toBe(true)
  })

  it('keeps its tokens while the network is lost, and renews once it is back (AUTH-08, AUTH-30)', async () => {
    world.stored = createTokens('old', 600)
    world.succeedSilently()
    let reconnect: () => void = () => {}
    world.connection = () => new Promise((resolve) => (reconnect = resolve))
    const tab = world.openTab({ access: 'required' })
    await settle()
    world.calls.length = 0
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(world.calls).toEqual([])
    expect(tab.has('settled')).toBe(true)
    expect(world.stored.accessToken).toBe('old')
    reconnect()
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.stored.accessToken).toBe('new-1')
  })

  it('logs out with another tab while the network is lost (AUTH-13)', async () => {
    world.stored = createTokens('old', 600)
    world.connection = () => forever
    const tab = world.openTab()
    await vi.advanceTimersByTimeAsync(600_000)
    world.write(null, null)
    await settle()
    expect(tab.has('signedOut')).toBe(true)
  })

  it('has the current name and roles after each renewal (AUTH-03, AUTH-08)', async () => {
    world.stored = createTokens('old', 600)
    world.succeedSilently()
    const tab = world.openTab()
    await settle()
    world.user = async () => renamed
    await vi.advanceTimersByTimeAsync(420_001)
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.user).toEqual(renamed)
  })

  it('has the new name once it is saved, without new tokens (AUTH-03, ACCT-03)', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    world.user = async () => renamed
    tab.actor.send({ type: 'user.changed' })
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.user).toEqual(renamed)
    expect(world.calls).toEqual(['user old', 'user old'])
  })

  it.each([
    ['fails', () => Promise.reject(new IdentityError('network-failed'))],
    ['does not respond', () => forever],
  ])('stays signed in if the request for the new name %s (AUTH-03)', async (_, user) => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    world.user = user
    tab.actor.send({ type: 'user.changed' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.user).toEqual(carla)
  })

  it.each([-600, 600])('renews in time when its clock is %d s off (AUTH-06)', async (offset) => {
    const issuedAt = Date.now()
    vi.setSystemTime(issuedAt + offset * 1000)
    world.exchange = async () => createTokens('new', 3600)
    world.succeedSilently()
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('settled')).toBe(true)
    world.calls.length = 0
    await vi.advanceTimersByTimeAsync(3_600_000 - 180_000)
    expect(world.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(30_001)
    expect(world.calls).toContain('silent')
  })

  it('does not renew endlessly if tokens live shorter than the threshold', async () => {
    world.exchange = async () => createTokens('short', 60)
    world.succeedSilently()
    world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(world.calls.filter((call) => call === 'silent').length).toBeLessThanOrEqual(11)
  })

  it('keeps tokens without an expiry', async () => {
    world.stored = { ...createTokens('endless', 0), tokenExpiry: null }
    const tab = world.openTab()
    await vi.advanceTimersByTimeAsync(10 * 24 * 3_600_000)
    expect(tab.has('settled')).toBe(true)
    expect(world.calls).toEqual(['user endless'])
  })

  it('opens a host session once if a portal page has none', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    tab.actor.send({ type: 'access.require', returnTo: null, sessionMissing: true })
    tab.actor.send({ type: 'access.require', returnTo: null, sessionMissing: false })
    await settle()
    expect(world.calls).toEqual(['user old', 'open old'])
  })

  it('opens no host session with tokens that were removed without an event; the next attempt logs in', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    world.stored = null
    tab.actor.send({ type: 'access.require', returnTo: null, sessionMissing: true })
    await settle()
    expect([tab.has('signedOut'), world.calls]).toEqual([true, ['user old']])
    tab.actor.send({ type: 'access.require', returnTo: null, sessionMissing: true })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
  })

  it('shows why the host refused the tokens, and renews them on "try again"', async () => {
    world.stored = createTokens('old', 3600)
    world.openSession = () => Promise.reject(new IdentityError('host-session-refused', { status: 401 }))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.context.failure?.code).toBe('host-session-refused')
    world.openSession = async () => {}
    world.succeedSilently()
    tab.actor.send({ type: 'login.retry' })
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.stored.accessToken).toBe('new-1')
  })
})

describe('logging out', () => {
  it('clears storage and user, closes the host session, revokes, and ends the session at the provider (AUTH-12, AUTH-13)', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab({ access: 'required' })
    await settle()
    world.calls.length = 0
    tab.actor.send({ type: 'logout.start' })
    await settle()
    expect(world.calls).toEqual(['remove', 'close', 'revoke old', 'end id-old'])
    expect(tab.has('signedOut')).toBe(true)
    expect(tab.context).toMatchObject({ user: null, tokens: null, failure: null })
    tab.actor.send({ type: 'access.require', returnTo: null, sessionMissing: true })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
  })

  it('runs every step although others failed, and keeps the first failure (AUTH-36)', async () => {
    world.stored = createTokens('old', 3600)
    world.closeSession = () => Promise.reject(new Error('host is gone'))
    world.revoke = () => Promise.reject(new IdentityError('revocation-failed', { status: 500 }))
    world.endSession = () => forever
    const tab = world.openTab()
    await settle()
    tab.actor.send({ type: 'logout.start' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.has('signedOut')).toBe(true)
    expect(tab.context.failure?.details).toEqual(['host is gone'])
    expect(world.calls.slice(1)).toEqual(['remove', 'close', 'revoke old', 'end id-old'])
  })

  it('works without being signed in, and does not redirect to login (PORTAL-21)', async () => {
    const tab = world.openTab()
    tab.actor.send({ type: 'logout.start' })
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.calls).toEqual(['remove', 'close'])
  })

  it('stops a pending renewal, so that it cannot restore the session', async () => {
    world.stored = createTokens('old', 10)
    let answer: (tokens: ReturnType<typeof createTokens>) => void = () => {}
    world.succeedSilently()
    world.exchange = () => new Promise((resolve) => (answer = resolve))
    const tab = world.openTab()
    await settle()
    tab.actor.send({ type: 'logout.start' })
    answer(createTokens('late', 3600))
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.stored).toBeNull()
    expect(world.calls).not.toContain('save late')
  })
})

describe('several tabs', () => {
  it('renew once, five of them: the others take the tokens of the first', async () => {
    world.stored = createTokens('old', 600)
    world.succeedSilently()
    const tabs = Array.from({ length: 5 }, () => world.openTab())
    await settle()
    await vi.advanceTimersByTimeAsync(420_001)
    expect(world.calls.filter((call) => call === 'silent')).toHaveLength(1)
    for (const tab of tabs) {
      expect(tab.has('settled')).toBe(true)
      expect(tab.context.tokens?.accessToken).toBe('new-1')
    }
  })

  it('log out together, also while one of them fetches the user (AUTH-13)', async () => {
    world.stored = createTokens('mine', 3600)
    const leaving = world.openTab()
    await settle()
    let tell: (user: typeof carla) => void = () => {}
    world.user = () => new Promise((resolve) => (tell = resolve))
    const asking = world.openTab()
    await settle()
    expect(asking.has('busy')).toBe(true)
    leaving.actor.send({ type: 'logout.start' })
    await settle()
    tell(carla)
    await settle()
    expect(asking.has('signedOut')).toBe(true)
    expect(asking.context.tokens).toBeNull()
    expect(world.stored).toBeNull()
  })

  it('log out together, also while one of them is renewing (AUTH-13)', async () => {
    world.stored = createTokens('old', 3600)
    world.succeedSilently()
    const tabs = [world.openTab(), world.openTab()] as const
    await settle()
    tabs[0].actor.send({ type: 'tokens.renew' })
    tabs[1].actor.send({ type: 'logout.start' })
    await settle()
    for (const tab of tabs) expect(tab.has('signedOut')).toBe(true)
    expect(world.stored).toBeNull()
  })

  it('log out together, also if signing in had failed in one of them (AUTH-13)', async () => {
    world.stored = createTokens('mine', 3600)
    const leaving = world.openTab()
    await settle()
    world.openSession = () => Promise.reject(new IdentityError('host-session-refused', { status: 503 }))
    const failing = world.openTab({ access: 'required' })
    await settle()
    expect(failing.has('failed')).toBe(true)
    leaving.actor.send({ type: 'logout.start' })
    await settle()
    expect(failing.has('signedOut')).toBe(true)
    expect(failing.context).toMatchObject({ user: null, tokens: null })
  })

  it('keep no user if the tokens of another tab end while they are read (AUTH-13)', async () => {
    world.stored = createTokens('shared', 3600)
    world.openSession = () => Promise.reject(new IdentityError('host-session-refused'))
    const failing = world.openTab({ access: 'required' })
    await settle()
    failing.actor.send({ type: 'access.release' })
    const found = [createTokens('renewed', 3600), null]
    world.read = async () => found.shift() ?? null
    world.write(null, null)
    await settle()
    expect(failing.has('signedOut')).toBe(true)
    expect(failing.context).toMatchObject({ tokens: null, user: null })
  })

  it('sign in together, also if signing in had failed in one of them', async () => {
    world.stored = createTokens('mine', 3600)
    world.user = () => Promise.reject(new IdentityError('timeout'))
    const failing = world.openTab()
    await settle()
    expect(failing.has('failed')).toBe(true)
    world.user = async () => carla
    world.write(createTokens('elsewhere', 3600), null)
    await settle()
    expect(failing.has('settled')).toBe(true)
    expect(failing.context).toMatchObject({ tokens: { accessToken: 'elsewhere' }, failure: null })
  })

  it('wait for a renewal in another tab: its empty storage is no logout', async () => {
    world.stored = createTokens('old', 3600)
    const quiet = world.openTab()
    const busy = world.openTab()
    await settle()
    let answer: (tokens: ReturnType<typeof createTokens>) => void = () => {}
    world.succeedSilently()
    world.exchange = () => new Promise((resolve) => (answer = resolve))
    busy.actor.send({ type: 'tokens.renew' })
    await settle()
    expect(world.stored).toBeNull()
    const late = world.openTab()
    await settle()
    expect(quiet.has('signedIn')).toBe(true)
    expect(late.has('busy')).toBe(true)
    answer(createTokens('renewed', 3600))
    await settle()
    for (const tab of [quiet, busy, late]) {
      expect(tab.has('settled')).toBe(true)
      expect(tab.context.tokens?.accessToken).toBe('renewed')
    }
  })

  it('are signed out together and stay signed out (AUTH-13)', async () => {
    world.stored = createTokens('old', 3600)
    const first = world.openTab()
    const second = world.openTab({ access: 'required' })
    await settle()
    first.actor.send({ type: 'logout.start' })
    await settle()
    expect(second.has('signedOut')).toBe(true)
    expect(second.context.user).toBeNull()
    expect(world.calls.filter((call) => call.startsWith('login'))).toEqual([])
  })

  it('sign in together', async () => {
    const tab = world.openTab()
    await settle()
    world.write(createTokens('elsewhere', 3600), null)
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.tokens?.accessToken).toBe('elsewhere')
  })
})
