import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionRoutes } from '../routes/session/sessionRoutes.ts'
import { mountRoutes } from '../testing/mountRoutes.ts'
import { createSessions, type Sessions } from './createSessions.ts'
import { createTestIdentity, issuer } from '../testing/testIdentity.ts'

const settings = {
  identityIssuer: issuer,
  identityClientId: 'kudex-portal',
  sessionSecret: 'a secret of the tests',
}
let identity: Awaited<ReturnType<typeof createTestIdentity>>
let sessions: Sessions
let isSecure = false

beforeAll(async () => {
  identity = await createTestIdentity()
  identity.server.listen({ onUnhandledFrame: 'error' })
})
beforeEach(() => {
  isSecure = false
  sessions = createSessions(settings)
  identity.grant('token')
})
afterEach(() => {
  identity.server.resetHandlers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => identity.server.close())

const createRoutes = () =>
  mountRoutes(createSessionRoutes({ sessions }), () => ({
    clientAddress: '192.0.2.1',
    isSecure,
  }))

async function post(body: unknown, headers: Record<string, string> = {}, routes = createRoutes()): Promise<Response> {
  return routes.request('/', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  })
}

const offer = async (idToken?: string, accessToken = 'token') => ({
  accessToken,
  idToken: idToken ?? (await identity.signIdToken()),
  expiresIn: 600_000,
})

const toCookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('POST /api/session', () => {
  it('sets an opaque cookie, HttpOnly and SameSite=Lax', async () => {
    const response = await post(await offer())
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const cookie = response.headers.getSetCookie()[0]!
    expect(cookie).toMatch(/^kudex-session=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(Buffer.from(cookie.split('=')[1]!.split('.')[3]!, 'base64url').toString('latin1')).not.toContain('token')
  })

  it('sets `Secure` if the request came by https', async () => {
    isSecure = true
    const response = await post(await offer())
    expect(response.headers.getSetCookie()[0]).toContain('; Secure')
  })

  it.each([
    ['of a foreign key', { isForeignKey: true }],
    ['of another issuer', { issuer: 'http://evil.test' }],
    ['for another client', { audience: 'other' }],
    ['that is expired', { seconds: -60 }],
    ['of another user than the access token', { subject: 'mallory' }],
  ])('refuses an ID token %s', async (_, wrong) => {
    const response = await post(await offer(await identity.signIdToken(wrong)))
    expect(response.status).toBe(401)
    await expect(response.json()).resolves.toMatchObject({ error: 'refused' })
    expect(toCookie(response)).toBe('kudex-session=')
  })

  it('refuses an ID token without a signature', async () => {
    const [, body] = (await identity.signIdToken()).split('.')
    const header = Buffer.from('{"alg":"none"}').toString('base64url')
    expect((await post(await offer(`${header}.${body}.`))).status).toBe(401)
  })

  it('refuses an access token that was revoked or never issued', async () => {
    expect((await post(await offer(undefined, 'other'))).status).toBe(401)
  })

  it.each([
    ['is down', () => identity.breakDown()],
    ['has no discovery document', () => identity.removeDiscovery()],
  ])('responds 503 if the identity provider %s, and keeps the cookie', async (_, fail) => {
    fail()
    const response = await post(await offer())
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    await expect(response.json()).resolves.toEqual({
      error: 'identity-unavailable',
      message: 'The sign-in service cannot be reached.',
    })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ])('refuses a request %s', async (_, headers) => {
    expect((await post(await offer(), headers)).status).toBe(403)
  })

  it('checks `Origin` without `Sec-Fetch-Site`, and refuses requests without either', async () => {
    const body = JSON.stringify(await offer())
    const send = (headers: Record<string, string>) =>
      createRoutes().request('/', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
    expect((await send({ origin: 'http://localhost:3000' })).status).toBe(204)
    expect((await send({ origin: 'http://localhost:3000.evil.test' })).status).toBe(403)
    expect((await send({})).status).toBe(403)
  })

  it.each([
    ['a body that is not JSON', 'nonsense', 400],
    ['null', 'null', 400],
    ['no tokens', '{}', 400],
    ['tokens that are not strings', '{"accessToken":1,"idToken":{}}', 400],
    ['a token with a line break', '{"accessToken":"a\\r\\nb","idToken":"x"}', 400],
    ['a body that is too large', `{"accessToken":"${'a'.repeat(20_000)}"}`, 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await post(body, { 'content-length': String(body.length) })).status).toBe(status)
  })

  it('refuses forms, which other sites can send', async () => {
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  it('refuses tokens that are too large for a cookie', async () => {
    const long = 'a'.repeat(4000)
    identity.grant(long)
    expect((await post(await offer(undefined, long))).status).toBe(413)
  })

  it('accepts 30 requests a minute from one address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const routes = createRoutes()
    const statuses: number[] = []
    for (let request = 0; request < 31; request += 1) statuses.push((await post('{}', {}, routes)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400))
    expect(statuses[30]).toBe(429)
    vi.advanceTimersByTime(61_000)
    expect((await post('{}', {}, routes)).status).toBe(400)
  })

  it('refuses other methods', async () => {
    const response = await createRoutes().request('/', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, DELETE')
  })
})

describe('DELETE /api/session', () => {
  it('removes the cookie, with or without a session (AUTH-13)', async () => {
    const response = await createRoutes().request('/', {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin', cookie: 'kudex-session=nonsense' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie()[0]).toMatch(/^kudex-session=; Max-Age=0; Path=\//)
  })

  it('cannot be sent by another site', async () => {
    const response = await createRoutes().request('/', {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })
})

describe('a session cookie', () => {
  it('resolves the user (ROUTE-48)', async () => {
    const cookie = toCookie(await post(await offer()))
    await expect(sessions.resolve(`kudex-locale=en; ${cookie}`)).resolves.toMatchObject({
      kind: 'active',
      user: { id: 'carla', roles: ['kmx_a'] },
    })
  })

  it('is valid on hosts with the same secret only', async () => {
    const cookie = toCookie(await post(await offer()))
    await expect(createSessions(settings).resolve(cookie)).resolves.toMatchObject({ kind: 'active' })
    const other = createSessions({ ...settings, sessionSecret: 'another secret' })
    await expect(other.resolve(cookie)).resolves.toEqual({ kind: 'none' })
  })

  it.each([undefined, null, '', 'kudex-session=', 'kudex-session=a.b.c.d.e', 'other=1', '%%%;=;kudex-session'])(
    'is missing or invalid in the header %j: no session',
    async (header) => {
      await expect(sessions.resolve(header)).resolves.toEqual({ kind: 'none' })
    },
  )

  it('is invalid if altered', async () => {
    const cookie = toCookie(await post(await offer()))
    const altered = cookie.slice(0, -3) + (cookie.endsWith('AAA') ? 'BBB' : 'AAA')
    await expect(sessions.resolve(altered)).resolves.toEqual({ kind: 'none' })
  })

  it('is invalid within ten seconds after a logout elsewhere (AUTH-12)', async () => {
    const cookie = toCookie(await post(await offer()))
    await sessions.resolve(cookie)
    identity.revoke('token')
    // The clock of the system may be set back meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
    const elapsed = performance.now() + 10_000
    vi.spyOn(performance, 'now').mockReturnValue(elapsed)
    await expect(sessions.resolve(cookie)).resolves.toEqual({ kind: 'none' })
  })

  it('is invalid at once after a logout here (AUTH-12)', async () => {
    const cookie = toCookie(await post(await offer()))
    identity.revoke('token')
    await sessions.forget(cookie)
    await expect(sessions.resolve(cookie)).resolves.toEqual({ kind: 'none' })
  })

  it('is checked once for many concurrent requests', async () => {
    const cookie = toCookie(await post(await offer()))
    await sessions.forget(cookie)
    identity.counts.userinfo = 0
    await Promise.all(Array.from({ length: 20 }, () => sessions.resolve(cookie)))
    expect(identity.counts.userinfo).toBe(1)
  })

  it('is unavailable while the identity provider is down, and active again afterwards', async () => {
    const cookie = toCookie(await post(await offer()))
    await sessions.forget(cookie)
    identity.breakDown()
    await expect(sessions.resolve(cookie)).resolves.toEqual({ kind: 'unavailable' })
    identity.server.resetHandlers()
    await expect(sessions.resolve(cookie)).resolves.toMatchObject({ kind: 'active' })
  })

  it('expires with the tokens, also if the browser keeps the cookie', async () => {
    const cookie = toCookie(await post(await offer()))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    await expect(sessions.resolve(cookie)).resolves.toEqual({ kind: 'none' })
  })
})
