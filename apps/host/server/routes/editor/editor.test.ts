import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@kudex/node-server/passwords'
import { createContentClient } from '@kudex/api/content'
import { createEditorSessions } from '../../access/editorSessions.ts'
import type { PageSession } from '../../../request/requestContext.types.ts'
import { startTestHost, type TestHost } from '../../testing/startTestHost.ts'

const secret = 'a secret of the tests that is long enough'
const password = 'kudex-editor'
const signInPath = '/api/editor-area-autentication'
const own = { 'sec-fetch-site': 'same-origin' }

let content: Server
let host: TestHost
let passwordHash: string
const received: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers'] }[] = []

const translations = {
  pageId: 'about',
  sourceLanguage: 'en',
  overallState: 'InProgress',
  targetLanguages: [
    {
      id: 'about:de',
      language: 'de',
      translationState: 'InProgress',
      exportedAt: '2026-11-01T08:00:00Z',
      importedAt: null,
      outdated: false,
      dueAt: null,
    },
  ],
}
const item = { id: 'secret', title: 'Not public yet', hidden: true }

beforeAll(async () => {
  content = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    // The host also polls the public endpoint for changes.
    if (url !== '/content/graphql') received.push({ method, url, headers })
    const isKnown = url.startsWith('/content/write/translations/about')
    const isGraphql = url.endsWith('/graphql')
    response.writeHead(isKnown || isGraphql ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(isGraphql ? { data: { navigation: { id: 'nav', items: [toItem(item)] } } } : translations),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => content.once('listening', resolve))
  const base = `http://127.0.0.1:${(content.address() as AddressInfo).port}/content`
  passwordHash = await hashPassword(password)
  host = await startTestHost({
    environment: {
      CONTENT_URL: `${base}/graphql`,
      CONTENT_DRAFT_URL: `${base}/draft/graphql`,
      SESSION_SECRET: secret,
      EDITOR_PASSWORD_HASH: passwordHash,
    },
    render: async (_url, { stage, editor, address }) => ({
      status: 200,
      contentType: 'text/html;charset=utf-8',
      body: JSON.stringify({ stage, editor, area: address.area }),
      location: null,
      error: null,
    }),
  })
})
afterAll(async () => {
  await host.stop()
  content.close()
})
beforeEach(() => void received.splice(0))

const post = (body: unknown, headers: Record<string, string> = {}) =>
  send(signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const postForm = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  send(signInPath, { method: 'POST', headers, body: new URLSearchParams(fields) })

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...init })
}

/** The cookie of an editor who entered the password. */
async function signIn(): Promise<string> {
  const { hashedPassword } = (await (await post({ input: password, name: 'Eva' })).json()) as { hashedPassword: string }
  return `kudex-editor=${hashedPassword}`
}

describe('the sign-in of the editor area', () => {
  it('gives a token for the password as an HttpOnly cookie for 90 days, never the hash (EDITOR-04, EDITOR-06)', async () => {
    const response = await post({ input: password })
    const { success, hashedPassword } = (await response.json()) as { success: boolean; hashedPassword: string }
    expect(success).toBe(true)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toBe(`kudex-editor=${hashedPassword}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`)
    expect(cookie).not.toContain('argon2')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('accepts its own token and no other (EDITOR-05)', async () => {
    const { hashedPassword } = (await (await post({ input: password })).json()) as { hashedPassword: string }
    expect(await (await post({ hash: hashedPassword })).json()).toEqual({ success: true })
    const forged = `${hashedPassword.slice(0, -4)}AAAA`
    for (const hash of [forged, passwordHash, password, '']) {
      expect(await (await post({ hash })).json()).toEqual({ success: false })
    }
  })

  it('ends all sessions with a new password, a new secret, and after 90 days', async () => {
    const token = (await signIn()).slice('kudex-editor='.length)
    const resolveSession = async (): Promise<PageSession> => ({ kind: 'none' })
    const create = (editorPasswordHash: string, sessionSecret = secret) =>
      createEditorSessions({ sessionSecret, editorPasswordHash, resolveSession })
    expect(await create(passwordHash).verify(token)).toBe(true)
    expect(await create(await hashPassword('another')).verify(token)).toBe(false)
    expect(await create(passwordHash, `another ${secret}`).verify(token)).toBe(false)
  })

  it('refuses a wrong password without a token, and says so to browsers without script (EDITOR-02, EDITOR-06)', async () => {
    const response = await post({ input: 'wrong' })
    expect([response.status, await response.json()]).toEqual([200, { success: false }])
    expect(response.headers.get('set-cookie')).toBeNull()
    const form = await postForm({ input: 'wrong', path: '/en/editor' })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/en/editor?access=wrong'])
    const right = await postForm({ input: password, path: '/en/editor?access=wrong' })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/en/editor'])
    expect(right.headers.get('set-cookie')).toContain('kudex-editor=')
  })

  it('clears the cookie at sign-out (EDITOR-03)', async () => {
    const response = await postForm({ signOut: 'true', path: '/en/editor' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/editor'])
    expect(response.headers.get('set-cookie')).toMatch(/^kudex-editor=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('refuses forms of other sites, redirects to other sites, and bodies that are neither form nor JSON', async () => {
    const foreign = await postForm({ input: password, path: '/en/editor' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await postForm({ input: password, path: '//evil.test' })).status).toBe(400)
    expect((await post({ input: 7 })).status).toBe(400)
    expect((await send(signInPath, { method: 'POST', body: '{"input":"x"}' })).status).toBe(400)
    expect((await send(signInPath, { headers: own })).status).toBe(405)
  })

  it('makes an address wait after ten wrong passwords, the right one too', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 30; attempt++) statuses.push((await post({ input: `wrong ${attempt}` })).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
    const late = await post({ input: password })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('what only editors get', () => {
  it.each([
    ['/api/site-navigation/editor/main?lang=en&stage=DRAFT', 'GET'],
    ['/api/translation/state/about', 'GET'],
    ['/api/translation/start/about', 'GET'],
    ['/api/content-draft', 'POST'],
  ])('%s is refused without a valid cookie (EDITOR-09, TRANS-08)', async (path, method) => {
    for (const cookie of ['', 'kudex-editor=x', `kudex-editor=${passwordHash}`]) {
      const response = await send(path, { method, headers: { ...own, cookie } })
      expect(response.status).toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(received).toEqual([])
  })

  it('the navigation has hidden items, from the drafts (EDITOR-08, EDITOR-10, NAV-03)', async () => {
    const cookie = await resolveCookie()
    const response = await send('/api/site-navigation/editor/main?lang=en&stage=DRAFT', { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ stage: 'DRAFT', items: [{ id: 'secret', title: 'Not public yet' }] })
    expect(received[0]).toMatchObject({ url: '/content/draft/graphql', headers: { 'gcms-stage': 'DRAFT' } })
    const bad = await send('/api/site-navigation/editor/main?lang=en&stage=LIVE', { headers: { cookie } })
    expect(bad.status).toBe(400)
  })

  it('translation states are read, started and reset at the write interface (TRANS-06, TRANS-07)', async () => {
    const cookie = await resolveCookie()
    const state = await send('/api/translation/state/about', { headers: { cookie } })
    expect(await state.json()).toEqual({
      sourceLanguage: 'en',
      targetLanguages: [
        {
          id: 'about:de',
          language: 'de',
          translationState: 'InProgress',
          exportedAt: '2026-11-01T08:00:00Z',
          importedAt: null,
        },
      ],
    })
    for (const action of ['start', 'reset']) {
      const response = await send(`/api/translation/${action}/about`, { headers: { ...own, cookie } })
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(received.at(-1)).toMatchObject({ method: 'POST', url: `/content/write/translations/about/${action}` })
    }
    expect((await send('/api/translation/state/missing', { headers: { cookie } })).status).toBe(404)
    const form = await send('/api/translation/start/about', {
      method: 'POST',
      headers: { ...own, cookie },
      body: new URLSearchParams({ path: '/en/editor/translations/about?done=start' }),
    })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/en/editor/translations/about?done=start'])
  })

  it('translations are not changed by links from elsewhere and prefetches', async () => {
    const cookie = await resolveCookie()
    const requests: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { ...own, 'sec-purpose': 'prefetch' },
    ]
    for (const headers of requests) {
      expect((await send('/api/translation/start/about', { headers: { ...headers, cookie } })).status).toBe(403)
    }
    expect(received).toEqual([])
  })

  it('the draft proxy takes known operations that read, with the token of the host (GQL-02)', async () => {
    const cookie = await resolveCookie()
    const client = createContentClient({
      url: `http://127.0.0.1:${host.port}/api/content-draft`,
      headers: { ...own, cookie },
    })
    await client.fetchNavigation('nav', { language: 'de', fallbackLanguage: 'en', stage: 'DRAFT' })
    expect(received[0]).toMatchObject({
      url: '/content/draft/graphql',
      headers: { 'gcms-stage': 'DRAFT', 'gcms-locales': 'de,en', authorization: expect.stringMatching(/^Bearer /) },
    })
    expect(received[0]?.headers.cookie).toBeUndefined()
    const ask = (query: string) =>
      send('/api/content-draft', {
        method: 'POST',
        headers: { ...own, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: {} }),
      })
    expect((await ask('{ __schema { types { name } } }')).status).toBe(400)
    await expect(client.unlockPage({ id: 'a', password: 'b', peer: 'c' })).rejects.toThrow('not known')
  })
})

describe('the preview of a page', () => {
  const read = async (path: string, cookie = '') => {
    const response = await send(path, { headers: { cookie } })
    return { response, ...((await response.json()) as { stage: string | null; editor: unknown }) }
  }

  it('shows the stage of the address to editors, and is stored nowhere (EDITOR-07)', async () => {
    const cookie = await resolveCookie()
    const draft = await read('/en/about?stage=DRAFT', cookie)
    expect(draft).toMatchObject({ stage: 'DRAFT', editor: { name: 'Eva' } })
    expect(draft.response.headers.get('cache-control')).toBe('no-store')
    expect(await read('/en/about?stage=published', cookie)).toMatchObject({ stage: 'PUBLISHED' })
    expect(draft.response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const own = await read('/en/about', cookie)
    expect(own).toMatchObject({ stage: null, editor: null })
    const visitor = await read('/en/about?stage=DRAFT')
    for (const { response } of [own, visitor]) {
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(response.headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('is the public page for visitors, in any order of requests', async () => {
    const cookie = await resolveCookie()
    for (let round = 0; round < 3; round++) {
      expect(await read('/en/interleaved?stage=DRAFT')).toMatchObject({ stage: null, editor: null })
      expect(await read('/en/interleaved?stage=DRAFT', cookie)).toMatchObject({ stage: 'DRAFT' })
      expect(await read('/en/interleaved?stage=DRAFT', 'kudex-editor=forged')).toMatchObject({ stage: null })
    }
  })
})

/** A token of the same secret and password: the address of the tests may have no attempts left. */
async function resolveCookie(): Promise<string> {
  const editors = createEditorSessions({
    sessionSecret: secret,
    editorPasswordHash: passwordHash,
    resolveSession: async () => ({ kind: 'none' }),
  })
  return `kudex-editor=${await editors.create('Eva')}`
}

function toItem({ id, title, hidden }: typeof item) {
  const texts = {
    title,
    titleLanguage: null,
    breadcrumbOverride: null,
    marketingTitle: null,
    marketingDescription: null,
  }
  const target = { unlocalizedUrl: '/secret', slug: 'secret', pageId: 'secret', pageType: 'page', target: null }
  return { id, hidden, hiddenSubItems: false, countries: [], logo: null, items: [], sections: [], ...texts, ...target }
}
