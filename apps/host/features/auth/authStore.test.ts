import type { AuthEvent } from '@kudex/machines/auth'
import { describe, expect, it, vi } from 'vitest'
import { createAuthPorts } from './auth.actors.ts'
import { toAuthConfiguration } from './authConfiguration.ts'
import { isComplete, readAuthorizationResponse } from './authorizationResponse.ts'
import { createAuthStore, idleView } from './authStore.ts'
import type { AuthView } from './authView.types.ts'
import { needsSignIn, toReturnPath } from './portalPath.ts'

describe('the sign-in of a page', () => {
  it('loads its machine at the first use only, once, and events wait for it', async () => {
    const seen: AuthEvent[] = []
    const startAuthEngine = vi.fn((_configuration, _response, onView: (view: AuthView) => void) => {
      onView({ ...idleView, phase: 'signed-out' })
      return { send: (event: AuthEvent) => void seen.push(event) }
    })
    const load = vi.fn(async () => ({ startAuthEngine }))
    const store = createAuthStore({}, load)
    const listener = vi.fn()
    store.subscribe(listener)
    store.announce()
    expect(store.getView().phase).toBe('busy')
    expect(load).not.toHaveBeenCalled()
    store.send({ type: 'logout.start' })
    store.start()
    store.send({ type: 'login.retry' })
    await vi.waitFor(() => expect(seen).toEqual([{ type: 'logout.start' }, { type: 'login.retry' }]))
    expect(load).toHaveBeenCalledTimes(1)
    expect(startAuthEngine).toHaveBeenCalledTimes(1)
    expect(store.getView().phase).toBe('signed-out')
    expect(listener).toHaveBeenCalled()
  })

  it('says so when its machine cannot be loaded, and loads it at the next try', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    load.mockResolvedValueOnce({ startAuthEngine: () => ({ send: () => {} }) })
    const store = createAuthStore({}, load)
    store.start()
    await vi.waitFor(() => expect(store.getView().phase).toBe('failed'))
    expect(store.getView().failure?.message).toContain('Failed to fetch')
    store.start()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })
})

describe('the ports of the machine', () => {
  it('are all provided, each as something that can be started', () => {
    const ports = createAuthPorts(toAuthConfiguration(settings))
    const names = [
      'authorizeSilently',
      'closeHostSession',
      'discover',
      'endProviderSession',
      'exchangeCode',
      'fetchUser',
      'holdRenewalLock',
      'openHostSession',
      'readTokens',
      'redirectToLogin',
      'removeTokens',
      'revokeTokens',
      'saveTokens',
      'takePendingRequest',
      'watchTokens',
    ]
    expect(Object.keys(ports).toSorted()).toEqual(names)
    for (const port of Object.values(ports)) expect(port).toHaveProperty('transition')
  })
})

describe('the settings', () => {
  it('name client, return addresses and scope (AUTH-24, AUTH-25)', () => {
    expect(toAuthConfiguration(settings)).toEqual({
      clientId: 'kudex-portal',
      redirectUri: 'http://localhost:3000/callback',
      silentRedirectUri: 'http://localhost:3000/blank-callback',
      postLogoutRedirectUri: 'http://localhost:3000/',
      scope: 'openid profile email fr:idm:*',
      server: { wellKnown: 'http://localhost:4000/realm/.well-known/openid-configuration' },
    })
  })
})

describe('the return address', () => {
  it.each([
    ['?code=a&state=s', true],
    ['?code=a&code=b&state=s', true],
    ['?code=a', false],
    ['?state=s', false],
    ['', false],
    ['?error=access_denied&error_description=No', false],
  ])('%j is complete: %s (ROUTE-31)', (query, complete) => {
    expect(isComplete(readAuthorizationResponse(new URLSearchParams(query)))).toBe(complete)
  })

  it('keeps every value of a repeated parameter, and what the provider said (AUTH-15, ROUTE-32)', () => {
    const query = new URLSearchParams('code=a&code=b&state=s&error=e&error_description=d')
    expect(readAuthorizationResponse(query)).toEqual({
      code: ['a', 'b'],
      state: ['s'],
      error: 'e',
      errorDescription: 'd',
    })
  })
})

describe('a path', () => {
  it.each([
    ['/mykomax', true, null],
    ['/MyKomax/Account', true, '/MyKomax/Account'],
    ['/mykomax/tickets/list', true, '/mykomax/tickets/list'],
    ['/mykomax/logout', false, null],
    ['/mykomaxi', false, null],
    ['/products/mykomax', false, null],
    ['/', false, null],
  ])('%s needs sign-in: %s, comes back to %j (ROUTE-48, PORTAL-21)', (path, needs, back) => {
    expect(needsSignIn(path)).toBe(needs)
    expect(toReturnPath(path)).toBe(back)
  })
})

const settings = {
  identityIssuer: 'http://localhost:4000/realm',
  identityClientId: 'kudex-portal',
  origin: 'http://localhost:3000',
}
