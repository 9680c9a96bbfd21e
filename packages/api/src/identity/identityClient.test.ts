import fc from 'fast-check'
import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildWellKnownAddress,
  createCodeChallenge,
  createCodeVerifier,
  createIdentityClient,
  createState,
} from './index.ts'

const issuer = 'http://identity.test/am/oauth2/realms/root/realms/alpha'
const wellKnown = buildWellKnownAddress(issuer)
const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/access_token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/token/revoke`,
  end_session_endpoint: `${issuer}/connect/endSession`,
  jwks_uri: `${issuer}/connect/jwk_uri`,
}
const grant = { code: 'code-1', redirectUri: 'http://localhost:3000/callback', codeVerifier: 'verifier-1' }
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const createClient = (timeoutMilliseconds?: number) => {
  server.use(http.get(wellKnown, () => HttpResponse.json(discovery)))
  return createIdentityClient({
    wellKnown,
    clientId: 'kudex-portal',
    ...(timeoutMilliseconds ? { timeoutMilliseconds } : {}),
  })
}

describe('discovery', () => {
  it('answers the addresses of realm alpha, and is asked for once (AUTH-23)', async () => {
    const asked = vi.fn()
    server.use(
      http.get(wellKnown, () => {
        asked()
        return HttpResponse.json(discovery)
      }),
    )
    const client = createIdentityClient({ wellKnown, clientId: 'kudex-portal' })
    const [endpoints] = await Promise.all([client.discover(), client.discover()])
    expect(endpoints.token).toBe(`${issuer}/access_token`)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('is asked for again after a failure', async () => {
    server.use(http.get(wellKnown, () => new HttpResponse('down', { status: 503 }), { once: true }))
    const client = createIdentityClient({ wellKnown, clientId: 'kudex-portal' })
    await expect(client.discover()).rejects.toThrow('Expected 200, received 503')
    server.use(http.get(wellKnown, () => HttpResponse.json(discovery)))
    await expect(client.discover()).resolves.toMatchObject({ issuer })
  })

  it.each([
    ['another issuer', { ...discovery, issuer: 'http://evil.test' }, 'names another issuer'],
    ['no token address', { ...discovery, token_endpoint: undefined }, 'lacks token_endpoint'],
    ['an address that is none', { ...discovery, userinfo_endpoint: 'javascript:alert(1)' }, 'lacks userinfo_endpoint'],
    ['no document', null, 'is not JSON'],
  ])('refuses %s', async (_, document, text) => {
    server.use(http.get(wellKnown, () => HttpResponse.json(document)))
    await expect(createIdentityClient({ wellKnown, clientId: 'kudex-portal' }).discover()).rejects.toThrow(text)
  })
})

describe('the authorize address', () => {
  it('carries client, return address, scope, state, challenge and prompt (AUTH-18, AUTH-24, AUTH-25)', async () => {
    const address = await createClient().buildAuthorizeAddress({
      redirectUri: grant.redirectUri,
      scope: 'openid profile email fr:idm:*',
      state: 'state-1',
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      prompt: 'none',
    })
    const { origin, pathname, searchParams } = new URL(address)
    expect(origin + pathname).toBe(`${issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'kudex-portal',
      redirect_uri: grant.redirectUri,
      response_type: 'code',
      scope: 'openid profile email fr:idm:*',
      state: 'state-1',
      prompt: 'none',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
  })
})

describe('PKCE', () => {
  it('makes the challenge of RFC 7636, appendix B (AUTH-29)', async () => {
    await expect(createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).resolves.toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
  })

  it('makes a state of 16 and a verifier of 32 random bytes, base64url, never twice (AUTH-28)', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.constant(null), () => {
        for (const [text, length] of [
          [createState(), 16],
          [createCodeVerifier(), 32],
        ] as const) {
          expect(text).toMatch(/^[\w-]+$/)
          expect(Buffer.from(text, 'base64url')).toHaveLength(length)
          expect(seen.has(text)).toBe(false)
          seen.add(text)
        }
      }),
    )
  })
})

describe('the token exchange', () => {
  const answer = (body: unknown, status = 200) =>
    server.use(http.post(discovery.token_endpoint, () => HttpResponse.json(body as object, { status })))

  it('posts the code as a form and answers a token set (AUTH-02, AUTH-19)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const seen: { fields?: object; type?: string | null } = {}
    server.use(
      http.post(discovery.token_endpoint, async ({ request }) => {
        seen.type = request.headers.get('content-type')
        seen.fields = Object.fromEntries(new URLSearchParams(await request.text()))
        return HttpResponse.json({ access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 600 })
      }),
    )
    await expect(createClient().exchangeCode(grant)).resolves.toEqual({
      accessToken: 'a',
      idToken: 'i',
      refreshToken: 'r',
      tokenExpiry: 1_600_000,
    })
    expect(seen.type).toContain('application/x-www-form-urlencoded')
    expect(seen.fields).toEqual({
      client_id: 'kudex-portal',
      code: 'code-1',
      grant_type: 'authorization_code',
      redirect_uri: grant.redirectUri,
      code_verifier: 'verifier-1',
    })
  })

  it.each([
    [
      { error: 'invalid_grant', error_description: 'grant request is invalid' },
      'invalid_grant: grant request is invalid',
    ],
    [{ code: 401, message: 'Access denied' }, '401: Access denied'],
    [{ error: 'invalid_client' }, 'invalid_client'],
  ])('says what was expected and what the error body says: %j (AUTH-32, AUTH-33, AUTH-34)', async (body, line) => {
    answer(body, 400)
    await expect(createClient().exchangeCode(grant)).rejects.toMatchObject({
      message: 'Unable to exchange authorization for tokens',
      status: 400,
      details: ['Expected 200, received 400', line],
    })
  })

  it('says what was expected when the error body is no JSON (AUTH-33)', async () => {
    server.use(http.post(discovery.token_endpoint, () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })))
    await expect(createClient().exchangeCode(grant)).rejects.toMatchObject({
      details: ['Expected 200, received 502'],
    })
  })

  it.each([{}, { access_token: '' }, { access_token: 5 }, [], null])(
    'refuses the answer %j: "Access token not found in response" (AUTH-16)',
    async (body) => {
      answer(body)
      await expect(createClient().exchangeCode(grant)).rejects.toThrow('Access token not found in response')
    },
  )

  it.each([3000, undefined])(
    "fails with 'Timeout' after %j ms, 5000 by default (AUTH-26, ERR-04)",
    async (milliseconds) => {
      server.use(http.post(discovery.token_endpoint, async () => delay('infinite')))
      const client = createClient(milliseconds)
      await client.discover()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const settled = vi.fn()
      const exchange = client.exchangeCode(grant)
      exchange.catch(settled)
      await vi.advanceTimersByTimeAsync((milliseconds ?? 5000) - 1)
      expect(settled).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await expect(exchange).rejects.toThrow('Timeout')
    },
  )

  it('lets a network error pass as the browser words it (AUTH-30)', async () => {
    const client = createIdentityClient({
      wellKnown,
      clientId: 'kudex-portal',
      fetch: () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
    })
    await expect(client.exchangeCode(grant)).rejects.toThrow('NetworkError when attempting to fetch resource.')
  })
})

describe('userinfo', () => {
  it('is asked for with the bearer token (AUTH-21)', async () => {
    server.use(
      http.get(discovery.userinfo_endpoint, ({ request }) =>
        HttpResponse.json({ subname: request.headers.get('authorization'), roles: ['a', 1], given_name: 5 }),
      ),
    )
    await expect(createClient().fetchUserInfo('token')).resolves.toMatchObject({
      subname: 'Bearer token',
      roles: ['a'],
      given_name: undefined,
    })
  })

  it.each([401, 500, 302, 204])(
    'fails on %i with "Failed to get user info; received {status}" (AUTH-35)',
    async (status) => {
      server.use(http.get(discovery.userinfo_endpoint, () => new HttpResponse(null, { status })))
      await expect(createClient().fetchUserInfo('token')).rejects.toThrow(`Failed to get user info; received ${status}`)
    },
  )

  it('fails when the answer names nobody (AUTH-35)', async () => {
    server.use(http.get(discovery.userinfo_endpoint, () => HttpResponse.json({ email: 'a@b.example' })))
    await expect(createClient().fetchUserInfo('token')).rejects.toThrow('Failed to get user info; received 200')
  })
})

describe('logging out', () => {
  it('posts client and token to revoke, and hint and return address to end session (AUTH-12, AUTH-22)', async () => {
    const seen: object[] = []
    server.use(
      http.post(discovery.revocation_endpoint, async ({ request }) => {
        seen.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return new HttpResponse(null, { status: 200 })
      }),
      http.get(discovery.end_session_endpoint, ({ request }) => {
        seen.push(Object.fromEntries(new URL(request.url).searchParams))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const client = createClient()
    await client.revokeToken('token')
    await client.endSession({ idToken: 'hint', postLogoutRedirectUri: 'http://localhost:3000/' })
    expect(seen).toEqual([
      { client_id: 'kudex-portal', token: 'token' },
      { id_token_hint: 'hint', post_logout_redirect_uri: 'http://localhost:3000/' },
    ])
  })

  it.each([200, 204, 400, 404])('is fine with %i (AUTH-36)', async (status) => {
    answerLogout(status)
    const client = createClient()
    await expect(client.revokeToken('token')).resolves.toBeUndefined()
    await expect(
      client.endSession({ idToken: 'i', postLogoutRedirectUri: 'http://localhost/' }),
    ).resolves.toBeUndefined()
  })

  it.each([500, 503])('fails with the status on %i (AUTH-36)', async (status) => {
    answerLogout(status)
    const client = createClient()
    await expect(client.revokeToken('token')).rejects.toThrow(`Failed to revoke token; received ${status}`)
    await expect(client.endSession({ idToken: 'i', postLogoutRedirectUri: 'http://localhost/' })).rejects.toThrow(
      `Failed to end session; received ${status}`,
    )
  })

  it('takes the redirect back to us for the end of the session (AUTH-22)', async () => {
    server.use(
      http.get(
        discovery.end_session_endpoint,
        () => new HttpResponse(null, { status: 303, headers: { location: 'http://localhost:3000/' } }),
      ),
    )
    await expect(
      createClient().endSession({ idToken: 'i', postLogoutRedirectUri: 'http://localhost:3000/' }),
    ).resolves.toBeUndefined()
  })
})

function answerLogout(status: number): void {
  server.use(
    http.post(discovery.revocation_endpoint, () => new HttpResponse(null, { status })),
    http.get(discovery.end_session_endpoint, () => new HttpResponse(null, { status })),
  )
}
