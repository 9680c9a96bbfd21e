import { createContentClient } from '@kudex/api/content'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEditorHost, type EditorHost } from '../../testing/startEditorHost.ts'

const own = { 'sec-fetch-site': 'same-origin' }

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

let host: EditorHost
beforeAll(async () => {
  host = await startEditorHost({
    respond: ({ path }) => {
      if (path === '/draft/graphql')
        return { status: 200, body: { data: { navigation: { id: 'nav', items: [toItem(item)] } } } }
      return { status: path.startsWith('/write/translations/about') ? 200 : 404, body: translations }
    },
    render: async (_url, { stage, editor, address, isFramed }) => ({
      status: 200,
      contentType: 'text/html;charset=utf-8',
      body: JSON.stringify({ stage, editor, area: address.area, isFramed }),
      location: null,
      error: null,
    }),
  })
})
afterAll(() => host.stop())
beforeEach(() => void host.received.splice(0))

describe('what only editors get', () => {
  it.each([
    ['/api/site-navigation/editor/main?lang=en&stage=DRAFT', 'GET'],
    ['/api/translation/state/about', 'GET'],
    ['/api/translation/start/about', 'GET'],
    ['/api/content-draft', 'POST'],
  ])('%s is refused without a valid cookie (EDITOR-09, TRANS-08)', async (path, method) => {
    for (const cookie of ['', 'kudex-editor=x', `kudex-editor=${host.passwordHash}`]) {
      const response = await host.send(path, { method, headers: { ...own, cookie } })
      expect(response.status).toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(host.received).toEqual([])
  })

  it('the navigation has hidden items, from the drafts (EDITOR-08, EDITOR-10, NAV-03)', async () => {
    const { cookie } = host
    const response = await host.send('/api/site-navigation/editor/main?lang=en&stage=DRAFT', { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ stage: 'DRAFT', items: [{ id: 'secret', title: 'Not public yet' }] })
    expect(host.received[0]).toMatchObject({ path: '/draft/graphql', headers: { 'gcms-stage': 'DRAFT' } })
    const bad = await host.send('/api/site-navigation/editor/main?lang=en&stage=LIVE', { headers: { cookie } })
    expect(bad.status).toBe(400)
  })

  it('translation states are read, started and reset at the write interface (TRANS-06, TRANS-07)', async () => {
    const { cookie } = host
    const state = await host.send('/api/translation/state/about', { headers: { cookie } })
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
      const response = await host.send(`/api/translation/${action}/about`, { headers: { ...own, cookie } })
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(host.received.at(-1)).toMatchObject({ method: 'POST', path: `/write/translations/about/${action}` })
    }
    expect((await host.send('/api/translation/state/missing', { headers: { cookie } })).status).toBe(404)
    const form = await host.send('/api/translation/start/about', {
      method: 'POST',
      headers: { ...own, cookie },
      body: new URLSearchParams({ path: '/en/editor/translations/about?done=start' }),
    })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/en/editor/translations/about?done=start'])
    const failed = await host.send('/api/translation/reset/missing', {
      method: 'POST',
      headers: { ...own, cookie },
      body: new URLSearchParams({ path: '/en/editor/translations/missing?done=reset' }),
    })
    expect(failed.headers.get('location')).toBe('/en/editor/translations/missing?failed=failed')
  })

  it('translations are not changed by links from elsewhere and prefetches (TRANS-08)', async () => {
    const { cookie } = host
    const requests: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { ...own, 'sec-purpose': 'prefetch' },
    ]
    for (const headers of requests) {
      expect((await host.send('/api/translation/start/about', { headers: { ...headers, cookie } })).status).toBe(403)
    }
    expect(host.received).toEqual([])
  })

  it('the draft proxy takes known operations that read, with the token of the host (GQL-02)', async () => {
    const { cookie } = host
    const client = createContentClient({
      url: `http://127.0.0.1:${host.port}/api/content-draft`,
      headers: { ...own, cookie },
    })
    await client.fetchNavigation('nav', { language: 'de', fallbackLanguage: 'en', stage: 'DRAFT' })
    expect(host.received[0]).toMatchObject({
      path: '/draft/graphql',
      headers: { 'gcms-stage': 'DRAFT', 'gcms-locales': 'de,en', authorization: expect.stringMatching(/^Bearer /) },
    })
    expect(host.received[0]?.headers.cookie).toBeUndefined()
    const ask = (query: string) =>
      host.send('/api/content-draft', {
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
    const response = await host.send(path, { headers: { cookie } })
    return { response, ...((await response.json()) as { stage: string | null; editor: unknown }) }
  }

  it('shows the stage of the address to editors, and is stored nowhere (EDITOR-07)', async () => {
    const { cookie } = host
    const draft = await read('/en/about?stage=DRAFT', cookie)
    expect(draft).toMatchObject({ stage: 'DRAFT', editor: { name: 'Eva Müller' } })
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

  it('knows whether it is in the form of the page, which frames it', async () => {
    for (const [target, isFramed] of [
      ['iframe', true],
      ['document', false],
    ] as const) {
      const response = await host.send('/en/about?stage=DRAFT', {
        headers: { cookie: host.cookie, 'sec-fetch-dest': target },
      })
      expect(await response.json()).toMatchObject({ stage: 'DRAFT', isFramed })
    }
  })

  it('is the public page for visitors, in any order of requests', async () => {
    const { cookie } = host
    for (let round = 0; round < 3; round++) {
      expect(await read('/en/interleaved?stage=DRAFT')).toMatchObject({ stage: null, editor: null })
      expect(await read('/en/interleaved?stage=DRAFT', cookie)).toMatchObject({ stage: 'DRAFT' })
      expect(await read('/en/interleaved?stage=DRAFT', 'kudex-editor=forged')).toMatchObject({ stage: null })
    }
  })
})

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
