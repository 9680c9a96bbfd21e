import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { authMachine } from './authMachine.ts'
import { silentFailureTexts } from './rules.ts'
import { carla, configuration, createTokens, forever, goodResponse, pendingRequest, World } from './testWorld.ts'

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

describe('stored tokens', () => {
  it('are reused, with no call but for the user (AUTH-05)', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.user).toEqual(carla)
    expect(world.calls).toEqual(['user old'])
  })

  it.each([
    [179, ['revoke old', 'remove', 'silent', 'exchange code-1 verifier-1', 'save new-1', 'user new-1', 'open new-1']],
    [181, ['user old']],
  ])('that expire in %i s are renewed below 180 s only (AUTH-05, AUTH-06)', async (seconds, calls) => {
    world.stored = createTokens('old', seconds)
    world.succeedSilently()
    const tab = world.openTab()
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.calls).toEqual(calls)
  })

  it('are given up when renewal is forced: revoked, removed, renewed silently (AUTH-05, AUTH-07, AUTH-08)', async () => {
    world.stored = createTokens('old', 3600)
    world.succeedSilently()
    const tab = world.openTab()
    await settle()
    world.calls.length = 0
    tab.actor.send({ type: 'tokens.renew' })
    await settle()
    expect(world.calls).toEqual([
      'revoke old',
      'remove',
      'silent',
      'exchange code-1 verifier-1',
      'save new-1',
      'open new-1',
    ])
    expect(tab.has('settled')).toBe(true)
    expect(world.stored?.accessToken).toBe('new-1')
  })

  it('are given up for a code that was asked for (AUTH-05, AUTH-07)', async () => {
    world.stored = createTokens('old', 3600)
    world.pending = pendingRequest
    const tab = world.openTab({ access: 'required', response: goodResponse })
    await settle()
    expect(world.calls).toEqual([
      'take',
      'revoke old',
      'remove',
      'exchange code-1 verifier-1',
      'save new-1',
      'user new-1',
      'open new-1',
    ])
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.returnTo).toBe('/mykomax/account')
  })

  it('that cannot be read are removed and lead to login, with the reason known (AUTH-37)', async () => {
    const message = 'Could not parse token object from localStorage'
    world.read = () => Promise.reject(new Error(message))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.calls).toEqual(['remove', 'remove', 'silent', 'login null'])
  })

  it('that cannot be read leave a visitor of a public page signed out (AUTH-37)', async () => {
    const message = 'Could not parse token object from localStorage'
    world.read = () => Promise.reject(new Error(message))
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(tab.context.failure?.message).toBe(message)
    expect(world.calls).toEqual(['remove'])
  })

  it('that the provider does not take back are removed all the same (AUTH-07, AUTH-26)', async () => {
    world.stored = createTokens('old', 10)
    world.succeedSilently()
    world.revoke = () => forever
    const tab = world.openTab()
    await vi.advanceTimersByTimeAsync(2999)
    expect(world.calls).toEqual(['revoke old'])
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('settled')).toBe(true)
    expect(world.stored?.accessToken).toBe('new-1')
  })
})

describe('a visitor without tokens', () => {
  it('is left alone on a public page: no silent attempt, no redirect', async () => {
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.calls).toEqual([])
  })

  it('is signed in silently where the provider still has a session (AUTH-08)', async () => {
    world.succeedSilently()
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.calls[0]).toBe('silent')
    expect(world.calls.at(-1)).toBe('open new-1')
  })

  it.each(silentFailureTexts)('goes to login after the silent failure "%s" (AUTH-09, AUTH-30)', async (text) => {
    world.silent = () => Promise.reject(new Error(text))
    const tab = world.openTab({ access: 'required', returnTo: '/mykomax/account' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.calls).toEqual(['silent', 'login /mykomax/account'])
  })

  it.each(['Failed to fetch!', 'failed to fetch', 'Timeout', 'State mismatch', ''])(
    'is shown any other silent failure: "%s" (AUTH-31)',
    async (text) => {
      world.silent = () => Promise.reject(new Error(text))
      const tab = world.openTab({ access: 'required' })
      await settle()
      expect(tab.has('failed')).toBe(true)
      expect(tab.context.failure?.message).toBe(text)
      expect(world.calls).toEqual(['silent'])
    },
  )

  it.each([
    ['login_required', 'redirecting'],
    ['interaction_required', 'redirecting'],
    ['consent_required', 'redirecting'],
    ['server_error', 'failed'],
  ] as const)('of whom the provider says %s is %s (AUTH-30, AUTH-31)', async (error, tag) => {
    world.silent = async () => ({
      request: pendingRequest,
      response: { code: [], state: ['state-1'], error, errorDescription: 'why' },
    })
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has(tag)).toBe(true)
  })

  it('goes to login when the hidden frame does not answer within 3000 ms (AUTH-26, AUTH-30)', async () => {
    world.silent = () => forever
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(2999)
    expect(tab.has('redirecting')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('redirecting')).toBe(true)
    expect(tab.context.failure?.message).toBe('Authorization timed out')
  })

  it('starts from a public page by asking to log in', async () => {
    const tab = world.openTab()
    await settle()
    tab.actor.send({ type: 'login.start', returnTo: null })
    await settle()
    expect(world.calls).toEqual(['silent', 'login null'])
  })
})

describe('settings that cannot be used', () => {
  it.each([
    ['not set', null, 'Identity configuration is not set'],
    ['invalid', { ...configuration, clientId: '' }, 'Identity configuration is invalid'],
    ['without a server', { ...configuration, server: undefined }, 'Identity server configuration is missing'],
    ['without a well-known address', { ...configuration, server: {} }, 'Identity well-known address is missing'],
  ])('(%s) are told apart, and nothing is called (AUTH-38)', async (_, value, text) => {
    const tab = world.openTab({ configuration: value, access: 'required' })
    await settle()
    expect(tab.has('failed')).toBe(true)
    expect(tab.context.failure?.message).toBe(text)
    expect(world.calls).toEqual([])
  })

  it('are one thing, a service that is down another: tried again on request (AUTH-26)', async () => {
    world.discover = () => forever
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.has('failed')).toBe(true)
    expect(tab.context.failure?.message).toBe('Timeout')
  })
})

describe('a machine without its ports', () => {
  it('says which one is not provided', async () => {
    const actor = createActor(authMachine, {
      input: { configuration, access: 'optional', response: null, returnTo: null },
    })
    const failed = new Promise<unknown>((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    await expect(failed).resolves.toMatchObject({ message: 'The port watchTokens is not provided' })
  })
})
