import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createIdentityClient } from './index.ts'
import { discovery, issuer, wellKnown } from './testProvider.ts'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
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
  it('resolves with the addresses of realm alpha and is fetched once (AUTH-23)', async () => {
    const fetched = vi.fn()
    server.use(
      http.get(wellKnown, () => {
        fetched()
        return HttpResponse.json(discovery)
      }),
    )
    const client = createIdentityClient({ wellKnown, clientId: 'kudex-portal' })
    const [endpoints] = await Promise.all([client.discover(), client.discover()])
    expect(endpoints.userinfo).toBe(`${issuer}/userinfo`)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is fetched again after a failure, also of the document', async () => {
    server.use(http.get(wellKnown, () => new HttpResponse('down', { status: 503 }), { once: true }))
    const client = createIdentityClient({ wellKnown, clientId: 'kudex-portal' })
    await expect(client.discover()).rejects.toMatchObject({ code: 'discovery-failed', status: 503 })
    server.use(
      http.get(wellKnown, () => HttpResponse.json({ ...discovery, issuer: 'http://evil.test' }), { once: true }),
    )
    await expect(client.discover()).rejects.toMatchObject({ code: 'discovery-failed', status: null })
    server.use(http.get(wellKnown, () => HttpResponse.json(discovery)))
    await expect(client.discover()).resolves.toMatchObject({ issuer })
  })

  it('fails with the status of its own response, also beside calls of another client (AUTH-33)', async () => {
    const other = 'http://other.test/.well-known/openid-configuration'
    // The status of the first response is known before its body.
    const slowBody = new ReadableStream({
      async start(controller) {
        await delay(50)
        controller.close()
      },
    })
    vi.stubGlobal('fetch', async (address: string) =>
      address === wellKnown ? new Response(slowBody, { status: 503 }) : new Response('down', { status: 500 }),
    )
    const discoveries = [wellKnown, other].map((address) =>
      createIdentityClient({ wellKnown: address, clientId: 'kudex-portal' })
        .discover()
        .catch((error: unknown) => error),
    )
    expect(await Promise.all(discoveries)).toMatchObject([{ status: 503 }, { status: 500 }])
  })

  it.each([
    ['another issuer', { ...discovery, issuer: 'http://evil.test' }, 'names another issuer'],
    ['no token address', { ...discovery, token_endpoint: undefined }, 'lacks token_endpoint'],
    [
      'an address with another scheme',
      { ...discovery, userinfo_endpoint: 'javascript:alert(1)' },
      'lacks userinfo_endpoint',
    ],
    ['an empty document', null, 'lacks issuer'],
  ])('refuses %s', async (_, document, text) => {
    server.use(http.get(wellKnown, () => HttpResponse.json(document)))
    await expect(createIdentityClient({ wellKnown, clientId: 'kudex-portal' }).discover()).rejects.toThrow(text)
  })
})

describe('a call to the provider', () => {
  it.each([3000, undefined])('fails with `timeout` after %j ms, 5000 by default (AUTH-26, ERR-04)', async (limit) => {
    server.use(http.get(discovery.userinfo_endpoint, async () => delay('infinite')))
    const client = createClient(limit)
    await client.discover()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const settled = vi.fn()
    const call = client.fetchUserInfo('token')
    call.catch(settled)
    await vi.advanceTimersByTimeAsync((limit ?? 5000) - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(call).rejects.toMatchObject({ code: 'timeout' })
  })
})

describe('userinfo', () => {
  it('is fetched with the bearer token (AUTH-21)', async () => {
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

  it.each([401, 500, 302, 204])('fails on %i with `user-info-failed` and the status (AUTH-35)', async (status) => {
    server.use(http.get(discovery.userinfo_endpoint, () => new HttpResponse(null, { status })))
    await expect(createClient().fetchUserInfo('token')).rejects.toMatchObject({ code: 'user-info-failed', status })
  })

  it('fails when the response has no subject (AUTH-35)', async () => {
    server.use(http.get(discovery.userinfo_endpoint, () => HttpResponse.json({ email: 'a@b.example' })))
    await expect(createClient().fetchUserInfo('token')).rejects.toMatchObject({ code: 'user-info-failed', status: 200 })
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

  it.each([200, 204, 400, 404])('accepts %i (AUTH-36)', async (status) => {
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
    await expect(client.revokeToken('token')).rejects.toMatchObject({ code: 'revocation-failed', status })
    await expect(client.endSession({ idToken: 'i', postLogoutRedirectUri: 'http://localhost/' })).rejects.toMatchObject(
      { code: 'end-session-failed', status },
    )
  })

  it('accepts a redirect back to us as the end of the session (AUTH-22)', async () => {
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
