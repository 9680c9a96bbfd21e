import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdentityError, type IdentityErrorCode } from '@kudex/domain/identity'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { listMissingPorts, providePorts } from '../ports/index.ts'
import { authMachine } from './authMachine.ts'
import * as allPorts from './ports.ts'
import { loginCodes } from './rules.ts'
import { carla, configuration, createTokens, forever, grant, response, World } from './testWorld.ts'

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

describe('stored tokens', () => {
  it('are reused; only the user is fetched (AUTH-05)', async () => {
    world.stored = createTokens('old', 3600)
    const tab = world.openTab()
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.user).toEqual(carla)
    expect(world.calls).toEqual(['user old'])
  })

  it.each([
    [179, ['revoke old', 'remove', 'silent', 'exchange code-1 state-1', 'save new-1', 'user new-1', 'open new-1']],
    [181, ['user old']],
  ])('that expire in %i s are renewed below 180 s only (AUTH-05, AUTH-06)', async (seconds, calls) => {
    world.stored = createTokens('old', seconds)
    world.succeedSilently()
    const tab = world.openTab()
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.calls).toEqual(calls)
  })

  it('are revoked, removed and renewed silently if renewal is forced (AUTH-05, AUTH-07, AUTH-08)', async () => {
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
      'exchange code-1 state-1',
      'save new-1',
      'user new-1',
      'open new-1',
    ])
    expect(tab.has('settled')).toBe(true)
    expect(world.stored?.accessToken).toBe('new-1')
  })

  it('are replaced by the exchange of a requested code (AUTH-05, AUTH-07)', async () => {
    world.stored = createTokens('old', 3600)
    world.pending = grant
    const tab = world.openTab({ access: 'required', response })
    await settle()
    expect(world.calls).toEqual([
      'accept',
      'revoke old',
      'remove',
      'exchange code-1 state-1',
      'save new-1',
      'user new-1',
      'open new-1',
    ])
    expect(tab.has('settled')).toBe(true)
    expect(tab.context.returnTo).toBe('/mykomax/account')
  })

  it('that cannot be read are removed and lead to login (AUTH-37)', async () => {
    world.read = () => Promise.reject(new IdentityError('stored-tokens-unreadable'))
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.calls).toEqual(['remove', 'remove', 'silent', 'login null'])
  })

  it('that cannot be read leave a visitor of a public page signed out (AUTH-37)', async () => {
    world.read = () => Promise.reject(new IdentityError('stored-tokens-unreadable'))
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(tab.context.failure?.code).toBe('stored-tokens-unreadable')
    expect(world.calls).toEqual(['remove'])
  })

  it('that cannot be revoked are removed too (AUTH-07, AUTH-26)', async () => {
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
  it('gets no silent attempt and no redirect on a public page', async () => {
    const tab = world.openTab()
    await settle()
    expect(tab.has('signedOut')).toBe(true)
    expect(world.calls).toEqual([])
  })

  it('is signed in silently if the provider has a session (AUTH-08)', async () => {
    world.succeedSilently()
    const tab = world.openTab({ access: 'required' })
    await settle()
    expect(tab.has('settled')).toBe(true)
    expect(world.calls[0]).toBe('silent')
    expect(world.calls.at(-1)).toBe('open new-1')
  })

  it.each([...loginCodes])('goes to login after the silent failure `%s` (AUTH-09, AUTH-30)', async (code) => {
    world.silent = () => Promise.reject(new IdentityError(code))
    const tab = world.openTab({ access: 'required', returnTo: '/mykomax/account' })
    await settle()
    expect(tab.has('redirecting')).toBe(true)
    expect(world.calls).toEqual(['silent', 'login /mykomax/account'])
  })

  it.each<IdentityErrorCode>(['unexpected', 'timeout', 'state-mismatch', 'provider-error', 'discovery-failed'])(
    'is shown any other silent failure: `%s` (AUTH-31)',
    async (code) => {
      world.silent = () => Promise.reject(new IdentityError(code, { details: ['why'] }))
      const tab = world.openTab({ access: 'required' })
      await settle()
      expect(tab.has('failed')).toBe(true)
      expect(tab.context.failure).toEqual({ code, status: null, details: ['why'] })
      expect(world.calls).toEqual(['silent'])
    },
  )

  it('goes to login if the hidden frame does not finish within 3000 ms (AUTH-26, AUTH-30)', async () => {
    world.silent = () => forever
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(2999)
    expect(tab.has('redirecting')).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.has('redirecting')).toBe(true)
    expect(tab.context.failure?.code).toBe('authorization-timeout')
  })

  it('starts on a public page with login.start', async () => {
    const tab = world.openTab()
    await settle()
    tab.actor.send({ type: 'login.start', returnTo: null })
    await settle()
    expect(world.calls).toEqual(['silent', 'login null'])
  })

  it('starts with login.start while stored tokens are still read', async () => {
    const tab = world.openTab()
    tab.actor.send({ type: 'login.start', returnTo: null })
    await settle()
    expect(world.calls).toEqual(['silent', 'login null'])
  })
})

describe('invalid settings', () => {
  it.each([
    ['not set', null, 'configuration-missing'],
    ['invalid', { ...configuration, clientId: '' }, 'configuration-invalid'],
    ['without a server', { ...configuration, server: undefined }, 'server-configuration-missing'],
    ['without a well-known address', { ...configuration, server: {} }, 'well-known-missing'],
  ])('(%s) have a code each, and nothing is called (AUTH-38)', async (_, value, code) => {
    const tab = world.openTab({ configuration: value, access: 'required' })
    await settle()
    expect(tab.has('failed')).toBe(true)
    expect(tab.context.failure?.code).toBe(code)
    expect(world.calls).toEqual([])
  })

  it('differ from a provider that does not respond (AUTH-26)', async () => {
    world.discover = () => forever
    const tab = world.openTab({ access: 'required' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(tab.has('failed')).toBe(true)
    expect(tab.context.failure?.code).toBe('timeout')
  })
})

describe('a machine without its ports', () => {
  const start = (machine: typeof authMachine) =>
    createActor(machine, { input: { configuration, access: 'required', response: null, returnTo: null } })

  it('lists them', () => {
    expect(listMissingPorts(authMachine)).toEqual(Object.keys(allPorts).toSorted())
  })

  it('fails with "not provided" for a callback', async () => {
    const actor = start(authMachine)
    const failed = new Promise<unknown>((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    await expect(failed).resolves.toMatchObject({ message: 'The port watchTokens is not provided' })
  })

  it('fails with "not provided" for a promise: not a network failure', async () => {
    const ports = {
      watchTokens: fromCallback(() => {}),
      holdRenewalLock: fromCallback(({ sendBack }) => sendBack({ type: 'lock.acquired' })),
      readTokens: fromPromise(async () => null),
    }
    const actor = start(providePorts(authMachine, ports)).start()
    await settle()
    expect(actor.getSnapshot().context.failure).toMatchObject({
      code: 'unexpected',
      details: ['The port discover is not provided'],
    })
    actor.stop()
  })
})
