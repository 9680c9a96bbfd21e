import type { PageUnlocking } from '@kudex/api/content'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RenderPage } from '../pages/page.types.ts'
import { startTestHost, type TestHost } from '../testing/startTestHost.ts'
import { createAccessRoutes } from '../routes/page-access/createAccessRoutes.ts'
import { mountRoutes } from '../testing/mountRoutes.ts'
import { createPageGrants, grantLife, pageAccessCookieName } from './pageGrants.ts'

const secret = 'a secret of the tests that is long enough'
const grants = createPageGrants(secret)
const open: PageUnlocking = { isOpen: true, version: 'v1', secondsToWait: null }
const shut: PageUnlocking = { isOpen: false, version: null, secondsToWait: null }

describe('the form of a protected page', () => {
  const unlockPage = vi.fn(async ({ password }: { readonly password: string }) => (password === 'wire' ? open : shut))
  const onError = vi.fn()
  const accessRoutes = createAccessRoutes({
    grants,
    unlockPage,
    publicOrigins: ['http://localhost:3000'],
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

  it('leads back to the page with a sealed cookie that no script reads (PAGE-15)', async () => {
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

  it('says what is wrong, to people without script by the address (PAGE-18, PAGE-20)', async () => {
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

  it('answers programs with a status and a word', async () => {
    const ask = (password: string) => post({ ...form, password }, { accept: 'application/json' })
    expect((await ask('wire')).status).toBe(204)
    expect((await ask('')).status).toBe(400)
    const wrong = await ask('wrong')
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'wrong' }])
  })

  it('tells a failure of the service and keeps its reason (PAGE-19)', async () => {
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

  it('refuses what is too large, another method and a page id that is none', async () => {
    expect((await post({ ...form, password: 'x'.repeat(9_000) }, { 'content-length': '9100' })).status).toBe(413)
    expect((await routes.request('/', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(405)
    expect((await post({ ...form, page: '../x' })).status).toBe(400)
  })
})

describe('the memory of opened pages', () => {
  afterEach(() => vi.useRealTimers())

  it('ends after eight hours, and holds for no other host secret', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cookie = `${pageAccessCookieName}=${await grants.add(null, { pageId: 'a', version: 'v' })}`
    expect(await grants.read(cookie)).toHaveLength(1)
    expect(await createPageGrants('another secret').read(cookie)).toEqual([])
    expect(await grants.read(`${cookie.slice(0, -2)}xx`)).toEqual([])
    vi.advanceTimersByTime(grantLife)
    expect(await grants.read(cookie)).toEqual([])
  })

  it('stays small enough for a cookie, the newest pages first', async () => {
    let cookie = ''
    for (let i = 0; i < 30; i++)
      cookie = `${pageAccessCookieName}=${await grants.add(cookie, { pageId: `page-${i}`, version: 'v'.repeat(22) })}`
    expect(cookie.length).toBeLessThan(3_900)
    const kept = await grants.read(cookie)
    expect(kept).toHaveLength(20)
    expect(kept.at(-1)?.pageId).toBe('page-29')
  })
})

describe('a protected page at the front door', () => {
  let host: TestHost
  const render: RenderPage = async (_url, { address, grants: given, keepPrivate }) => {
    const isShut = address.path === '/prices' && !given.some(({ pageId }) => pageId === 'prices')
    if (address.path === '/prices') keepPrivate()
    return {
      status: isShut ? 401 : 200,
      contentType: 'text/html',
      body: isShut ? 'gate' : 'SECRET',
      location: null,
      error: null,
    }
  }
  beforeEach(async () => {
    host = await startTestHost({ render, environment: { SESSION_SECRET: secret } })
  })
  afterEach(() => host.stop())

  it('opens for who has its grant, and for nobody who asks at the same moment (PAGE-15, CACHE-06)', async () => {
    const cookie = `${pageAccessCookieName}=${await grants.add(null, { pageId: 'prices', version: 'v1' })}`
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const isGuest = index % 3 === 0
        const response = await host.fetch('/en/prices', isGuest ? { cookie } : {})
        return {
          isGuest,
          status: response.status,
          cache: response.headers.get('cache-control'),
          text: await response.text(),
        }
      }),
    )
    for (const { isGuest, ...answer } of answers) {
      expect(answer).toEqual({ status: isGuest ? 200 : 401, cache: 'no-store', text: isGuest ? 'SECRET' : 'gate' })
    }
  })
})
