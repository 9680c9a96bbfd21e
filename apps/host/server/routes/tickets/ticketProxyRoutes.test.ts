import { createTicketingClient } from '@kudex/api/ticketing'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessions } from '../../session/createSessions.ts'
import { mountRoutes } from '../../testing/mountRoutes.ts'
import { createTestIdentity, issuer } from '../../testing/testIdentity.ts'
import { createTicketProxyRoutes } from './ticketProxyRoutes.ts'

const url = 'http://tickets.test/graphql'
const sessions = createSessions({ identityIssuer: issuer, identityClientId: 'kudex-portal', sessionSecret: 'secret' })
let identity: Awaited<ReturnType<typeof createTestIdentity>>
let cookie = ''
let received: { readonly headers: Headers; readonly body: unknown }[] = []
let failures: unknown[] = []

beforeAll(async () => {
  identity = await createTestIdentity()
  identity.server.listen({ onUnhandledFrame: 'error' })
})
beforeEach(async () => {
  received = []
  failures = []
  identity.grant('token')
  identity.server.use(
    http.post(url, async ({ request }) => {
      received.push({ headers: request.headers, body: await request.json() })
      return HttpResponse.json({ data: { locations: [] } })
    }),
  )
  const session = await sessions.open({
    accessToken: 'token',
    idToken: await identity.signIdToken(),
    expiresIn: 600_000,
  })
  cookie = session.kind === 'open' ? `kudex-session=${session.cookie.value}` : ''
})
afterEach(() => {
  vi.useRealTimers()
  identity.server.resetHandlers()
  identity.revoke('token')
  return sessions.forget(cookie)
})
afterAll(() => identity.server.close())

const routes = mountRoutes(
  createTicketProxyRoutes({ url, sessions, onError: (error) => failures.push(error) }),
  () => ({ clientAddress: '192.0.2.1', isSecure: false }),
)

async function post(changes: { headers?: Record<string, string>; body?: string } = {}): Promise<Response> {
  return routes.request('/', {
    method: 'POST',
    body: changes.body ?? JSON.stringify({ query: await readKnownQuery(), variables: {} }),
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      authorization: 'Bearer token',
      'x-identity-token': await identity.signIdToken(),
      cookie,
      ...changes.headers,
    },
  })
}

/** The text of an operation, as the client sends it. */
async function readKnownQuery(
  call = (client: ReturnType<typeof createTicketingClient>): Promise<unknown> => client.fetchLocations(),
): Promise<string> {
  let query = ''
  const client = createTicketingClient({
    url,
    getCredentials: () => null,
    fetch: async (_url, init) => {
      query = ((await new Request(url, init).json()) as { query: string }).query
      return Response.json({ data: { locations: [] } })
    },
  })
  await call(client)
  return query
}

async function readCode(response: Response): Promise<string | undefined> {
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return errors?.[0]?.extensions.code
}

describe('POST /api/tickets', () => {
  it('forwards a known operation with both tokens and the debug level (TICKET-17, TICKET-18)', async () => {
    const response = await post({
      headers: { 'x-debug-level': 'debug', 'accept-language': 'de-CH', 'x-other': 'dropped' },
    })
    expect(response.status).toBe(200)
    await expect(response.json()).resolves.toEqual({ data: { locations: [] } })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [call] = received
    expect(call?.headers.get('authorization')).toBe('Bearer token')
    expect(call?.headers.get('x-identity-token')).toMatch(/^\w+\.\w+\./)
    expect(call?.headers.get('x-debug-level')).toBe('debug')
    expect(call?.headers.get('accept-language')).toBe('de-CH')
    expect([call?.headers.get('cookie'), call?.headers.get('x-other')]).toEqual([null, null])
  })

  it('that requests an application has the next page show its state (PORTAL-16)', async () => {
    const readRoles = async () => {
      const session = await sessions.resolve(cookie)
      return session.kind === 'active' ? session.user.roles : session.kind
    }
    const wanted = { organization: 'acme', application: 'direct', role: 'user' }
    const request = await readKnownQuery((client) => client.requestApplication(wanted))
    identity.server.use(
      http.post(url, () => {
        identity.grant('token', 'carla', ['kmx_int_direct_pending'])
        return HttpResponse.json({ data: { problem: null } })
      }),
    )
    expect((await post()).status).toBe(200)
    await expect(readRoles()).resolves.toEqual(['kmx_a'])
    expect((await post({ body: JSON.stringify({ query: request, variables: wanted }) })).status).toBe(200)
    await expect(readRoles()).resolves.toEqual(['kmx_int_direct_pending'])
  })

  it('drops a debug level that does not exist', async () => {
    await post({ headers: { 'x-debug-level': 'everything' } })
    expect(received[0]?.headers.get('x-debug-level')).toBeNull()
  })

  it.each([
    ['without a session', async () => ({ cookie: '' })],
    ['without an access token', async () => ({ authorization: '' })],
    ['without an identity token', async () => ({ 'x-identity-token': '' })],
    ['with an access token that was revoked or never issued', async () => ({ authorization: 'Bearer other' })],
    [
      'with an expired identity token',
      async () => ({ 'x-identity-token': await identity.signIdToken({ seconds: -60 }) }),
    ],
    [
      'with an identity token of another user',
      async () => ({ 'x-identity-token': await identity.signIdToken({ subject: 'gina' }) }),
    ],
    [
      'with an identity token for another client',
      async () => ({ 'x-identity-token': await identity.signIdToken({ audience: 'other' }) }),
    ],
    [
      'with an identity token of a foreign key',
      async () => ({ 'x-identity-token': await identity.signIdToken({ isForeignKey: true }) }),
    ],
  ])('refuses a request %s with 401 (TICKET-19)', async (_, toHeaders) => {
    const response = await post({ headers: await toHeaders() })
    expect([response.status, await readCode(response)]).toEqual([401, 'UNAUTHENTICATED'])
    expect(received).toEqual([])
  })

  it("refuses another user's valid tokens in the session of the first (TICKET-19)", async () => {
    identity.grant('gina-token', 'gina')
    const idToken = await identity.signIdToken({ subject: 'gina' })
    const response = await post({ headers: { authorization: 'Bearer gina-token', 'x-identity-token': idToken } })
    expect(response.status).toBe(401)
    expect(received).toEqual([])
  })

  it('refuses a session whose token was revoked', async () => {
    identity.grant('newer')
    identity.revoke('token')
    await sessions.forget(cookie)
    expect((await post({ headers: { authorization: 'Bearer newer' } })).status).toBe(401)
  })

  it.each(['cross-site', 'same-site', 'none'])('refuses requests of other sites (%s)', async (site) => {
    expect((await post({ headers: { 'sec-fetch-site': site } })).status).toBe(403)
    expect(received).toEqual([])
  })

  it.each([
    ['an operation that the portal does not have', JSON.stringify({ query: '{ locations { id } }' })],
    ['introspection', JSON.stringify({ query: '{ __schema { types { name } } }' })],
    ['a fragment', JSON.stringify({ query: 'fragment author on TicketAuthor { id }' })],
    ['a query that is not a text', JSON.stringify({ query: ['x'] })],
    ['a list of operations', '[]'],
    ['null', 'null'],
    ['a body that is not JSON', 'nonsense'],
  ])('refuses %s', async (_, body) => {
    const response = await post({ body })
    expect([response.status, await readCode(response)]).toEqual([400, 'BAD_REQUEST'])
    expect(received).toEqual([])
  })

  it('refuses forms, which other sites can send, and bodies that are too large', async () => {
    expect((await post({ headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(400)
    const body = JSON.stringify({ query: 'x'.repeat(200_000) })
    expect((await post({ body, headers: { 'content-length': String(body.length) } })).status).toBe(413)
  })

  it('refuses other methods', async () => {
    const response = await routes.request('/', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['responds with a page', () => HttpResponse.html('<h1>secret detail of a proxy</h1>')],
  ])('responds 503 if the service %s', async (_, respond) => {
    identity.server.use(http.post(url, respond))
    const response = await post()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).not.toContain('secret')
    expect(failures).toHaveLength(1)
  })

  it('responds 503 if the identity provider does not answer', async () => {
    await sessions.forget(cookie)
    identity.breakDown()
    const response = await post()
    expect([response.status, await readCode(response)]).toEqual([503, 'UNAVAILABLE'])
    expect(received).toEqual([])
  })

  it("passes on the service's refusals", async () => {
    const errors = [{ message: 'You may not use this service.', extensions: { code: 'FORBIDDEN' } }]
    identity.server.use(http.post(url, () => HttpResponse.json({ errors }, { status: 200 })))
    expect(await readCode(await post())).toBe('FORBIDDEN')
  })
})

describe('GET /api/tickets/events', () => {
  const ask = async (query: string, headers: Record<string, string> = {}) =>
    routes.request(`/events${query}`, {
      headers: {
        'sec-fetch-site': 'same-origin',
        authorization: 'Bearer token',
        'x-identity-token': await identity.signIdToken(),
        cookie,
        ...headers,
      },
    })
  const answer = (body: object) =>
    identity.server.use(
      http.post(url, async ({ request }) => {
        received.push({ headers: request.headers, body: await request.json() })
        return HttpResponse.json(body)
      }),
    )

  it('responds 204 while the ticket has the revision, then with the new one (TICKET-12)', async () => {
    answer({ data: { ticket: { revision: 3 } } })
    const unchanged = await ask('?ticket=t-1&revision=3')
    expect([unchanged.status, unchanged.headers.get('cache-control'), await unchanged.text()]).toEqual([
      204,
      'no-store',
      '',
    ])
    const changed = await ask('?ticket=t-1&revision=2')
    expect([changed.status, await changed.json()]).toEqual([200, { revision: 3 }])
    expect(received[0]?.body).toMatchObject({ variables: { id: 't-1' } })
    expect(received[0]?.headers.get('authorization')).toBe('Bearer token')
  })

  it('tells nothing of tickets that the user may not see', async () => {
    answer({ data: { ticket: null } })
    const unknown = await ask('?ticket=t-1&revision=3')
    expect([unknown.status, await readCode(unknown)]).toEqual([404, 'NOT_FOUND'])
    answer({ data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] })
    const withdrawn = await ask('?ticket=t-1&revision=3')
    expect([withdrawn.status, await readCode(withdrawn)]).toEqual([403, 'FORBIDDEN'])
  })

  it('refuses requests without a session or tokens, and other questions', async () => {
    expect((await ask('?ticket=t-1&revision=3', { cookie: '' })).status).toBe(401)
    expect((await ask('?ticket=t-1&revision=3', { authorization: '' })).status).toBe(401)
    for (const query of ['', '?ticket=t-1', '?ticket=../x&revision=1', '?ticket=t-1&revision=x']) {
      expect((await ask(query)).status).toBe(400)
    }
    expect(received).toEqual([])
  })
})

it('limits the requests of an address', async () => {
  // No time passes, whatever the requests take: the header says how much of the minute is left.
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = mountRoutes(createTicketProxyRoutes({ url, sessions, onError: () => {} }), () => ({
    clientAddress: '192.0.2.9',
    isSecure: false,
  }))
  const responses = await Promise.all(
    Array.from({ length: 1_201 }, async () =>
      limited.request('/events', { headers: { 'sec-fetch-site': 'same-origin' } }),
    ),
  )
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(1_200)
  const refused = responses.at(-1)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60'])
})
