import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContentPage, PageUnlocking } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { unknownUser } from '@kudex/domain/identity'
import { resolveRequest, type AccessRule } from '@kudex/domain/paths'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageSession } from '../../request/requestContext.types.ts'
import type { RenderPage } from '../pages/page.types.ts'
import { startTestHost, type TestHost } from '../testing/startTestHost.ts'
import { createPageAccessRoutes } from '../routes/page-access/pageAccessRoutes.ts'
import { mountRoutes } from '../testing/mountRoutes.ts'
import { testSystem } from '../testing/testSystem.ts'
import { createAuthorize } from './authorize.ts'
import { grantLifetime } from '../limits.ts'
import { createPageGrants, pageAccessCookieName } from './pageGrants.ts'
import type { SharedPreviews } from './sharedPreviews.ts'

const secret = 'a secret of the tests that is long enough'
const grants = createPageGrants(secret)
const open: PageUnlocking = { isOpen: true, version: 'v1', secondsToWait: null }
const shut: PageUnlocking = { isOpen: false, version: null, secondsToWait: null }

describe('the form of a protected page', () => {
  const unlockPage = vi.fn(async ({ password }: { readonly password: string }) => (password === 'wire' ? open : shut))
  const onError = vi.fn()
  const accessRoutes = createPageAccessRoutes({
    grants,
    unlockPage,
    onError,
  })
  const routes = mountRoutes(accessRoutes, () => ({ clientAddress: '203.0.113.9', isSecure: true }))
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    routes.request('/', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form),
    })
  const form = { page: 'prices', path: '/en/prices', password: 'wire' }
  beforeEach(() => vi.clearAllMocks())

  it('redirects back to the page with an encrypted HttpOnly cookie (PAGE-15)', async () => {
    const response = await post(form)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/en/prices')
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toContain('prices')
    expect(await grants.read(cookie.split(';')[0])).toMatchObject([{ pageId: 'prices', version: 'v1' }])
    expect(unlockPage).toHaveBeenCalledExactlyOnceWith({ id: 'prices', password: 'wire', peer: '203.0.113.9' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('reports errors, without script in the URL (PAGE-18, PAGE-20)', async () => {
    const tell = async (password: string) => (await post({ ...form, password })).headers.get('location')
    expect(await tell('')).toBe('/en/prices?access=empty')
    expect(await tell('wrong')).toBe('/en/prices?access=wrong')
    expect((await post({ ...form, password: 'wrong' })).headers.get('set-cookie')).toBeNull()
    unlockPage.mockResolvedValueOnce({ isOpen: false, version: null, secondsToWait: 90 })
    const slowed = await post(form)
    expect([slowed.headers.get('location'), slowed.headers.get('retry-after')]).toEqual([
      '/en/prices?access=wait',
      '90',
    ])
  })

  it('responds with status and error code to requests for JSON', async () => {
    const ask = (password: string) => post({ ...form, password }, { accept: 'application/json' })
    expect((await ask('wire')).status).toBe(204)
    expect((await ask('')).status).toBe(400)
    const wrong = await ask('wrong')
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'wrong' }])
  })

  it('reports and logs a failure of the service (PAGE-19)', async () => {
    unlockPage.mockRejectedValueOnce(new Error('ECONNREFUSED 10.0.0.7'))
    const response = await post(form, { accept: 'application/json' })
    expect([response.status, await response.json()]).toEqual([503, { error: 'failed' }])
    expect(onError).toHaveBeenCalledOnce()
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/en\\x', '/a\r\nSet-Cookie: b=c', '', 'en/prices'])(
    'never leads off the host: %j',
    async (path) => {
      expect((await post({ ...form, path })).status).toBe(400)
      expect(unlockPage).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['JSON', { 'content-type': 'application/json' }, 400],
    ['no form', { 'content-type': 'text/plain' }, 400],
  ])('refuses what comes as %s', async (_, headers, status) => {
    expect((await post(form, headers)).status).toBe(status)
    expect(unlockPage).not.toHaveBeenCalled()
  })

  it('refuses large bodies, other methods and invalid page ids', async () => {
    expect((await post({ ...form, password: 'x'.repeat(9_000) }, { 'content-length': '9100' })).status).toBe(413)
    expect((await routes.request('/', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(405)
    expect((await post({ ...form, page: '../x' })).status).toBe(400)
  })
})

describe('page grants', () => {
  afterEach(() => vi.useRealTimers())

  it('expire after eight hours and are invalid with another host secret', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cookie = `${pageAccessCookieName}=${await grants.add(null, { pageId: 'a', version: 'v' })}`
    expect(await grants.read(cookie)).toHaveLength(1)
    expect(await createPageGrants('another secret').read(cookie)).toEqual([])
    expect(await grants.read(`${cookie.slice(0, -2)}xx`)).toEqual([])
    vi.advanceTimersByTime(grantLifetime)
    expect(await grants.read(cookie)).toEqual([])
  })

  it('fit into a cookie: the oldest are dropped', async () => {
    let cookie = ''
    for (let i = 0; i < 30; i++)
      cookie = `${pageAccessCookieName}=${await grants.add(cookie, { pageId: `page-${i}`, version: 'v'.repeat(22) })}`
    expect(cookie.length).toBeLessThan(3_900)
    const kept = await grants.read(cookie)
    expect(kept).toHaveLength(20)
    expect(kept.at(-1)?.pageId).toBe('page-29')
  })
})

const rules: readonly AccessRule[] = [
  { pageId: 'prices', siteId: 'main', path: '/prices', countries: [], kind: 'password', role: null },
  { pageId: 'internal', siteId: 'main', path: '/internal', countries: [], kind: 'role', role: 'kmx_ext_portal' },
]
const userOf = (...roles: readonly string[]): PageSession => ({
  kind: 'active',
  user: { ...unknownUser, roles },
  tokens: { accessToken: 'access', identityToken: 'identity' },
})

describe('the access check before rendering (PAGE-14)', () => {
  const fetchPage = vi.fn(async (id: string) => ({ id, protection: protections[id] }) as unknown as ContentPage)
  const protections: Record<string, unknown> = {
    prices: { kind: 'password', role: null, version: 'v1' },
    internal: { kind: 'role', role: 'kmx_ext_portal' },
  }
  let session: PageSession = { kind: 'none' }
  const openShared = vi.fn<SharedPreviews['open']>(async () => null)
  const authorize = createAuthorize({
    protectedContent: { fetchPage },
    grants,
    resolveSession: async () => session,
    resolveEditor: async () => null,
    sharedPreviews: { open: openShared },
    onError: () => undefined,
  })
  const decide = async (path: string, cookieHeader?: string, accessRules = rules, share: string | null = null) => {
    const system = { ...testSystem, accessRules }
    const given = { hostname: 'localhost', path, query: '', cookies: {}, acceptLanguage: null, system }
    const resolution = resolveRequest(given)
    return (await authorize({ resolution, address: resolution.address, system, cookieHeader, stage: null, share }))
      .access
  }
  const grantFor = async (version: string) =>
    `${pageAccessCookieName}=${await grants.add(null, { pageId: 'prices', version })}`
  beforeEach(() => {
    vi.clearAllMocks()
    session = { kind: 'none' }
  })

  it('allows pages without a rule and makes no request', async () => {
    expect(await decide('/en/about')).toEqual({ kind: 'open' })
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('requires the password without a grant and fetches no protected content (PAGE-15, PAGE-17)', async () => {
    expect(await decide('/en/prices')).toEqual({ kind: 'refused', status: 401, pageId: 'prices' })
    expect(await decide('/de-ch/prices')).toMatchObject({ kind: 'refused' })
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('accepts a grant until the password changes (PAGE-15)', async () => {
    expect(await decide('/en/prices', await grantFor('v1'))).toMatchObject({ kind: 'granted', page: { id: 'prices' } })
    expect(await decide('/en/prices', await grantFor('v0'))).toMatchObject({ kind: 'refused', status: 401 })
  })

  it.each<[string, PageSession, object]>([
    ['the visitor is not signed in', { kind: 'none' }, { kind: 'refused', status: 401, pageId: null }],
    ['the identity service does not answer', { kind: 'unavailable' }, { kind: 'refused', status: 503 }],
    ['the user lacks the role', userOf('kmx_ext_other'), { kind: 'refused', status: 403 }],
    ['the user has the role', userOf('kmx_ext_portal'), { kind: 'granted', page: { id: 'internal' } }],
  ])('decides about a page with a role when %s (PAGE-16)', async (_, given, expected) => {
    session = given
    expect(await decide('/en/internal')).toMatchObject(expected)
  })

  it('shows the draft to the holder of a shared preview, and everyone else what the rule allows', async () => {
    const page = { id: 'prices', title: 'Not public yet' } as ContentPage
    openShared.mockResolvedValueOnce({ page, sharedUntil: 1 })
    expect(await decide('/en/prices', undefined, rules, 'token')).toEqual({ kind: 'granted', page, sharedUntil: 1 })
    expect(await decide('/en/prices', undefined, rules, 'forged')).toMatchObject({ kind: 'refused', status: 401 })
    expect(await decide('/en/about', undefined, rules, 'forged')).toEqual({ kind: 'open' })
    expect(openShared).toHaveBeenCalledTimes(3)
    await decide('/en/prices')
    expect(openShared).toHaveBeenCalledTimes(3)
  })

  it('refuses a rule of an unknown kind', async () => {
    const unknown = rules.map((rule) => ({ ...rule, kind: 'network' as never }))
    expect(await decide('/en/prices', await grantFor('v1'), unknown)).toMatchObject({ kind: 'refused', status: 401 })
  })

  it('responds 503 to visitors with a grant while the content service is down', async () => {
    fetchPage.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect(await decide('/en/prices', await grantFor('v1'))).toMatchObject({ kind: 'refused', status: 503 })
  })
})

describe('a protected page in the host', () => {
  let host: TestHost
  let content: Server
  const render: RenderPage = async (_url, { access }) => ({
    status: access.kind === 'refused' ? access.status : 200,
    contentType: 'text/html',
    body: access.kind === 'granted' ? access.page.title : access.kind,
    location: null,
    error: null,
  })
  beforeEach(async () => {
    content = createServer((request, response) => {
      const title = request.headers.authorization === 'Bearer a-draft-token-of-the-tests' ? 'SECRET' : 'public'
      const page = { ...pageAnswer, title }
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: { page } }))
    }).listen(0, '127.0.0.1')
    await once(content, 'listening')
    host = await startTestHost({
      render,
      system: { ...testSystem, accessRules: rules },
      environment: {
        SESSION_SECRET: secret,
        CONTENT_DRAFT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}/graphql`,
        CONTENT_DRAFT_TOKEN: 'a-draft-token-of-the-tests',
      },
    })
  })
  afterEach(async () => {
    await host.stop()
    content.close()
  })

  it('is shown only to the visitor with a grant, also for concurrent requests (PAGE-15, CACHE-06)', async () => {
    const cookie = `${pageAccessCookieName}=${await grants.add(null, { pageId: 'prices', version: 'v1' })}`
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const isGuest = index % 3 === 0
        const response = await host.fetch('/en/prices', isGuest ? { cookie } : {})
        const { status, headers } = response
        return { isGuest, status, cache: headers.get('cache-control'), text: await response.text() }
      }),
    )
    for (const { isGuest, ...answer } of answers) {
      expect(answer).toEqual({ status: isGuest ? 200 : 401, cache: 'no-store', text: isGuest ? 'SECRET' : 'refused' })
    }
    expect(host.rendered).toHaveLength(60)
  })
})

const pageAnswer = {
  id: 'prices',
  siteId: 'main',
  protection: { kind: 'password', role: null, version: 'v1' },
  header: { theme: 'Default', hidden: false },
  blocks: [],
  languages: ['en'],
  countries: [],
  alternateVersions: [],
  isPublished: true,
  image: null,
}
