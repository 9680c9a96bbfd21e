import fc from 'fast-check'
import { InMemoryWebStorage } from 'oidc-client-ts'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignInClient } from './index.ts'
import { discovery, wellKnown } from './testProvider.ts'

const redirectUri = 'http://localhost:3000/callback'
const silentRedirectUri = 'http://localhost:3000/blank-callback'
const idToken = `e30.${Buffer.from('{"sub":"carla"}').toString('base64url')}.signature`
const { signal } = new AbortController()
const server = setupServer()
let storage: InMemoryWebStorage

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  storage = new InMemoryWebStorage()
  server.use(http.get(wellKnown, () => HttpResponse.json(discovery)))
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const createClient = (openHiddenFrame = vi.fn<(address: string, back: string) => Promise<URL>>()) =>
  createSignInClient({
    wellKnown,
    clientId: 'kudex-portal',
    redirectUri,
    silentRedirectUri,
    scope: 'openid profile email fr:idm:*',
    timeoutMilliseconds: 3000,
    getStorage: () => storage,
    openHiddenFrame,
  })

const startLogin = async (client: ReturnType<typeof createClient>, returnTo: string | null = null) =>
  new URL(await client.startLogin({ returnTo, languages: [] }, signal)).searchParams

describe('the authorize address', () => {
  it('carries client, return address, scope, state and challenge (AUTH-18, AUTH-24, AUTH-25, AUTH-29)', async () => {
    // RFC 7636, appendix B: the verifier is dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk.
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url')
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.set(bytes.subarray(0, array.length))
      return array
    })
    const address = new URL(await createClient().startLogin({ returnTo: null, languages: ['de', 'en'] }, signal))
    expect(address.origin + address.pathname).toBe(discovery.authorization_endpoint)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'kudex-portal',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email fr:idm:*',
      state: bytes.subarray(0, 16).toString('base64url'),
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ui_locales: 'de en',
    })
  })

  it('has a state of 16 and a verifier of 32 random bytes, base64url, never twice (AUTH-28)', async () => {
    const client = createClient()
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.constant(null), async () => {
        const state = (await startLogin(client)).get('state') ?? ''
        const { code_verifier: verifier } = JSON.parse(storage.getItem(storage.key(0))) as { code_verifier: string }
        for (const [text, length] of [
          [state, 16],
          [verifier, 32],
        ] as const) {
          expect(text).toMatch(/^[\w-]+$/)
          expect(Buffer.from(text, 'base64url')).toHaveLength(length)
          expect(seen.has(text)).toBe(false)
          seen.add(text)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is not built and nothing is stored when the login was given up meanwhile', async () => {
    const login = createClient().startLogin({ returnTo: null, languages: [] }, AbortSignal.abort(new Error('left')))
    await expect(login).rejects.toThrow('left')
    expect(storage).toHaveLength(0)
  })
})

describe('the pending login request', () => {
  it('is one entry of the session storage and taken out of it by the response (AUTH-10, AUTH-11)', async () => {
    const client = createClient()
    await startLogin(client)
    const state = (await startLogin(client, '/mykomax/account')).get('state')
    expect(storage).toHaveLength(1)
    const response = `?code=code-1&state=${state}`
    await expect(client.acceptResponse(response)).resolves.toEqual({
      code: 'code-1',
      state,
      returnTo: '/mykomax/account',
    })
    expect(storage).toHaveLength(0)
    await expect(client.acceptResponse(response)).rejects.toMatchObject({ code: 'state-mismatch' })
  })

  it.each([
    '',
    '{',
    '{}',
    'null',
    '{"code_verifier":"v","redirect_uri":"r","authority":"a","client_id":"c","data":{"returnTo":5}}',
  ])('that reads %j is unreadable and gone (AUTH-37)', async (text) => {
    const client = createClient()
    const state = (await startLogin(client)).get('state')
    storage.setItem(storage.key(0), text)
    await expect(client.acceptResponse(`?code=a&state=${state}`)).rejects.toMatchObject({
      code: 'pending-request-unreadable',
    })
    expect(storage).toHaveLength(0)
  })
})

describe('the authorization response', () => {
  it.each([
    ['another state', 'code=a&state=b', 'state-mismatch'],
    ['no state', 'code=a', 'state-mismatch'],
    ['a doubled state', 'code=a&state=STATE&state=STATE', 'state-mismatch'],
    ['an error for another state', 'error=access_denied&state=b', 'state-mismatch'],
    ['no code', 'state=STATE', 'code-missing'],
    ['an empty code', 'code=&state=STATE', 'code-missing'],
    ['a doubled code', 'code=a&code=b&state=STATE', 'code-missing'],
  ])('with %s is refused (AUTH-14, AUTH-15)', async (_, query, code) => {
    const client = createClient()
    const state = (await startLogin(client)).get('state') ?? ''
    await expect(client.acceptResponse(`?${query.replaceAll('STATE', state)}`)).rejects.toMatchObject({ code })
    expect(storage).toHaveLength(0)
  })

  it('with a doubled code is refused for it also when no login is pending (AUTH-15)', async () => {
    await expect(createClient().acceptResponse('?code=a&code=b&state=c')).rejects.toMatchObject({
      code: 'code-missing',
    })
  })

  it.each([
    ['login_required', 'why', 'authentication-required', ['why']],
    ['interaction_required', null, 'interaction-required', []],
    ['consent_required', null, 'consent-required', []],
    ['account_selection_required', null, 'consent-required', []],
    ['server_error', 'why', 'provider-error', ['why', 'server_error']],
    ['access_denied', null, 'provider-error', ['access_denied']],
    ['error', 'User authentication is required', 'authentication-required', undefined],
    ['error', 'user authentication is required', 'provider-error', undefined],
  ])(
    'with the error %s (%s) has the code %s (AUTH-30, AUTH-31, AUTH-39)',
    async (error, description, code, details) => {
      const client = createClient()
      const query = await startLogin(client)
      const response = new URLSearchParams({ error, state: query.get('state') ?? '' })
      if (description) response.set('error_description', description)
      const refused = client.acceptResponse(`?${response.toString()}`)
      await expect(refused).rejects.toMatchObject(details ? { code, details } : { code })
    },
  )
})

describe('a silent authorization', () => {
  it('opens the authorize address with prompt=none in a hidden frame, and stores nothing (AUTH-08)', async () => {
    const openFrame = vi.fn(async (address: string, back: string) => {
      const state = new URL(address).searchParams.get('state')
      return new URL(`${back}?code=code-1&state=${state}`)
    })
    await expect(createClient(openFrame).authorizeSilently(signal)).resolves.toMatchObject({
      code: 'code-1',
      returnTo: null,
    })
    const { searchParams } = new URL(openFrame.mock.calls[0]?.[0] ?? '')
    expect(searchParams.get('prompt')).toBe('none')
    expect(searchParams.get('redirect_uri')).toBe(silentRedirectUri)
    expect(storage).toHaveLength(0)
  })

  it.each([
    ['Failed to fetch', 'network-failed'],
    ['NetworkError when attempting to fetch resource.', 'network-failed'],
    ['Load failed', 'discovery-failed'],
  ])('that fails with "%s" of the browser has the code %s (AUTH-30, AUTH-31)', async (text, code) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(text))
    await expect(createClient().authorizeSilently(signal)).rejects.toMatchObject({ code, details: [text] })
  })
})

describe('the token exchange', () => {
  const respond = (body: unknown, status = 200) =>
    server.use(http.post(discovery.token_endpoint, () => HttpResponse.json(body as object, { status })))

  async function exchange(client = createClient()) {
    const state = (await startLogin(client)).get('state')
    return client.exchangeCode(await client.acceptResponse(`?code=code-1&state=${state}`))
  }

  it('posts the code as a form and resolves with a token set (AUTH-02, AUTH-19)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const seen: { fields?: object; type?: string | null } = {}
    server.use(
      http.post(discovery.token_endpoint, async ({ request }) => {
        seen.type = request.headers.get('content-type')
        seen.fields = Object.fromEntries(new URLSearchParams(await request.text()))
        return HttpResponse.json({
          access_token: 'a',
          id_token: idToken,
          refresh_token: 'r',
          expires_in: 600,
          scope: 'openid profile',
        })
      }),
    )
    await expect(exchange()).resolves.toEqual({
      accessToken: 'a',
      idToken,
      refreshToken: 'r',
      tokenExpiry: 1_600_000,
    })
    expect(seen.type).toContain('application/x-www-form-urlencoded')
    expect(seen.fields).toEqual({
      client_id: 'kudex-portal',
      code: 'code-1',
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('uses a code once (AUTH-11)', async () => {
    respond({ access_token: 'a' })
    const client = createClient()
    const state = (await startLogin(client)).get('state')
    const grant = await client.acceptResponse(`?code=code-1&state=${state}`)
    await expect(client.exchangeCode(grant)).resolves.toMatchObject({ accessToken: 'a', idToken: null })
    await expect(client.exchangeCode(grant)).rejects.toMatchObject({ code: 'exchange-failed' })
  })

  it.each([
    [
      { error: 'invalid_grant', error_description: 'grant request is invalid' },
      'invalid_grant: grant request is invalid',
    ],
    [{ code: 401, message: 'Access denied' }, '401: Access denied'],
    [{ error: 'invalid_client' }, 'invalid_client'],
  ])('fails with the status and the lines of the error body %j (AUTH-32, AUTH-33, AUTH-34)', async (body, line) => {
    respond(body, 400)
    await expect(exchange()).rejects.toMatchObject({ code: 'exchange-failed', status: 400, details: [line] })
  })

  it.each(['text/html', 'application/json'])(
    'fails with the status when the error body is %s, but not JSON (AUTH-33)',
    async (type) => {
      server.use(
        http.post(
          discovery.token_endpoint,
          () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': type } }),
        ),
      )
      await expect(exchange()).rejects.toMatchObject({ code: 'exchange-failed', status: 502, details: [] })
    },
  )

  it.each([{}, { access_token: '' }, { access_token: 5 }, { id_token: idToken }, [], null])(
    'refuses the response %j: no access token (AUTH-16)',
    async (body) => {
      respond(body)
      await expect(exchange()).rejects.toMatchObject({ code: 'access-token-missing' })
    },
  )

  it('refuses an ID token without a subject', async () => {
    respond({ access_token: 'a', id_token: 'e30.e30.signature' })
    await expect(exchange()).rejects.toMatchObject({ code: 'exchange-failed', status: null })
  })

  it('fails with `timeout` after 3000 ms (AUTH-26, ERR-04)', async () => {
    server.use(http.post(discovery.token_endpoint, async () => delay('infinite')))
    const client = createClient()
    const state = (await startLogin(client)).get('state')
    const grant = await client.acceptResponse(`?code=code-1&state=${state}`)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const settled = vi.fn()
    const call = client.exchangeCode(grant)
    call.catch(settled)
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
  })
})
