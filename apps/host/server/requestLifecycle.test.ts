import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AccessRule, SystemData } from '@kudex/domain/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPageGrants, pageAccessCookieName } from './access/pageGrants.ts'
import { createVikeRenderer } from './pages/createVikeRenderer.ts'
import { inlineStyles } from './pages/inlineStyles.ts'
import type { PageFiles } from './pages/scripts/startScripts.ts'
import { deferScripts } from './pages/scripts/deferScripts.ts'
import { openAssetStore } from './routes/assets/assetStore.ts'
import { startFakeService, type FakeService } from './testing/startFakeService.ts'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'
import { testSystem } from './testing/testSystem.ts'

// The rows of docs/request-lifecycle.md are the tests of this file, against the built application with Vike's hooks,
// guards and data functions.
const guide = readFileSync(join(import.meta.dirname, '../../../docs/request-lifecycle.md'), 'utf8')
const rows = [...guide.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map(([, number = '', step = '']) => ({
  number: Number(number),
  step: step.trim(),
}))

const dist = join(import.meta.dirname, '../dist')
const secret = 'a secret of the tests that is long enough'
const rule: AccessRule = {
  pageId: 'prices',
  siteId: 'main',
  path: '/prices',
  countries: [],
  kind: 'password',
  role: null,
}
const system: SystemData = {
  ...testSystem,
  accessRules: [rule, { ...rule, pageId: 'internal', path: '/internal', kind: 'role', role: 'kmx_int_portal' }],
}

let content: FakeService
let host: TestHost
beforeAll(async () => {
  if (!existsSync(join(dist, 'server/entry.mjs'))) throw new Error('Build the host first: turbo run build')
  await import(/* @vite-ignore */ pathToFileURL(join(dist, 'server/entry.mjs')).href)
  content = await startFakeService('answers', { hasLog: false, answers })
  content.answerNavigation('Menu')
  const assets = await openAssetStore(join(dist, 'client'))
  host = await startTestHost({
    system,
    render: createVikeRenderer([inlineStyles(assets), deferScripts(assets)]),
    assets,
    // Loading the application's modules may take long on a busy machine.
    limits: { service: 20_000, page: 20_000 },
    environment: { CONTENT_URL: content.url, CONTENT_DRAFT_URL: content.url, SESSION_SECRET: secret },
  })
  await Promise.all(['/en/warm', '/en/support', '/en/upload', '/en/nope'].map((path) => send(path)))
}, 120_000)
afterAll(async () => {
  await host.stop()
  await content.stop()
})

const grant = async () =>
  `${pageAccessCookieName}=${await createPageGrants(secret).add(null, { pageId: 'prices', version: 'v1' })}`

/** Sends a request and reads its response; `renders` counts the pages rendered for it. */
async function send(path: string, init: RequestInit = {}) {
  const before = host.rendered.length
  const response = await fetch(`http://127.0.0.1:${host.port}${path}`, { redirect: 'manual', ...init })
  const text = await response.text()
  return { response, status: response.status, text, renders: host.rendered.length - before }
}

const steps: Readonly<Record<string, () => Promise<void>>> = {
  'fast path': async () => {
    const first = await send('/en/fast')
    const second = await send('/en/fast')
    expect([first.status, first.renders, second.status, second.renders]).toEqual([200, 1, 200, 0])
    expect(second.text).toBe(first.text)
    // Not only with the same spelling: another one takes the steps and finds the page in the cache.
    expect((await send('/en/fast?utm=1')).renders).toBe(0)
  },

  screening: async () => {
    const refused = await host.sendRaw('GET ftp://evil.test/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect([refused.status, refused.headers['x-content-type-options']]).toEqual([400, 'nosniff'])
    const long = await send(`/en/${'a'.repeat(5_000)}`)
    expect([long.status, long.renders]).toEqual([414, 0])
    const malformed = await send('/en/%00')
    expect([malformed.status, malformed.renders]).toEqual([404, 1])
    expect(malformed.text).toContain('This page does not exist')
  },

  routes: async () => {
    expect((await send('/healthz')).text).toBe('{"status":"alive"}')
    const missing = await send('/api/none')
    expect([missing.status, missing.response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
    expect((await send('/assets/none.js')).renders).toBe(0)
  },

  resolve: async () => {
    const page = await send('/de-ch/strivona/about')
    expect(page.text).toContain('<html lang="de-CH" data-brand="strivona"')
    expect(page.text).toContain('About strivona')
  },

  redirect: async () => {
    const { status, response, renders } = await send('/DE-ch/about/?a=1')
    expect([status, response.headers.get('location'), renders]).toEqual([302, '/de-ch/about?a=1', 0])
    expect((await send('/en/old')).response.headers.get('location')).toBe('/en/new')
  },

  authorize: async () => {
    const prompt = await send('/en/prices')
    expect([prompt.status, prompt.renders]).toEqual([401, 1])
    expect(prompt.text).toContain('This page needs a password')
    expect(prompt.text).not.toContain('SECRET')
    const opened = await send('/en/prices', { headers: { cookie: await grant() } })
    expect([opened.status, opened.renders, opened.response.headers.get('cache-control')]).toEqual([200, 1, 'no-store'])
    expect(opened.text).toContain('SECRET')
    const data = await send('/en/prices/index.pageContext.json')
    expect([data.status, data.text.includes('SECRET')]).toEqual([401, false])
    const role = await send('/en/internal')
    expect([role.status, role.renders, role.text.includes('SECRET')]).toEqual([401, 1, false])
    // Protected a moment ago: there is no access rule yet, and the content service refuses the page.
    const late = await send('/en/protected-since')
    expect([late.status, late.renders, late.text.includes('SECRET')]).toEqual([404, 1, false])
    const portal = await send('/en/mykomax')
    expect([portal.status, portal.renders]).toEqual([200, 1])
    expect((await send('/en/strivona/mykomax')).status).toBe(404)
  },

  'page cache': async () => {
    const pages = await Promise.all(['/en/cached', '/en/cached?utm=1', '/en/cached?utm=2'].map((path) => send(path)))
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
    expect(host.rendered.filter((url) => url === '/en/cached')).toHaveLength(1)
  },

  load: async () => {
    await send('/en/data')
    const asked = content.asked.length
    // The layout's data comes from the data cache; only the page's own is fetched.
    await send('/en/data-too')
    // The system data is refreshed in the background.
    expect(content.asked.slice(asked).filter((operation) => operation !== 'SystemData')).toEqual(['PageBySlug'])
  },

  render: async () => {
    const page = await send('/en/about')
    expect(page.text).toContain('<title>About main | main</title>')
    expect(page.text).toMatch(/<div id="root">.*<main/s)
    // It would compete with the largest picture.
    expect(page.text).not.toContain('as="font"')
    const missing = await send('/en/nope?x=1')
    expect([missing.status, missing.renders]).toEqual([404, 1])
    expect(missing.text).toContain('Page Not Found: /en/nope')
  },

  send: async () => {
    const { response } = await send('/en/sent', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('set-cookie')).toContain('kudex-locale=en;')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    const etag = response.headers.get('etag') ?? ''
    expect((await send('/en/sent', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await send('/en/nope')).response.headers.get('cache-control')).toBe('no-store')
  },

  hydrate: async () => {
    const { text } = await send('/en/about')
    const list = /<script id="kudex-scripts" type="application\/json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    const { stylesheets, scripts } = JSON.parse(list) as PageFiles
    expect([stylesheets.length, scripts.length > 1]).toEqual([1, true])
    for (const source of [...stylesheets, ...scripts]) expect((await send(source)).status).toBe(200)
    const data = await send('/en/about/index.pageContext.json')
    expect(JSON.parse(data.text)).toHaveProperty('data.head.title', 'About main | main')
  },
}

describe('the request lifecycle', () => {
  it('has the steps of docs/request-lifecycle.md', () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(Object.keys(steps)).toEqual(rows.map(({ step }) => step))
  })

  it.each(rows)('$number $step', async ({ step }) => {
    await steps[step]?.()
  })
})

describe('a request renders at most one page', () => {
  const ours = { 'sec-fetch-site': 'same-origin' }
  const form = { ...ours, 'content-type': 'application/x-www-form-urlencoded' }
  const files = () => {
    const body = new FormData()
    body.append('file', new File(['no picture'], 'a.txt'))
    return body
  }

  it.each<[string, string, number, (() => RequestInit | Promise<RequestInit>)?]>([
    ['public', '/en/one', 200],
    ['cached', '/en/one', 200],
    ['data', '/en/one/index.pageContext.json', 200],
    ['not found', '/en/nope?b=1', 404],
    ['malformed', '/en/%E0%A4%A', 404],
    ['area that the site lacks', '/en/strivona/mykomax/account', 404],
    ['password', '/en/prices', 401],
    ['wrong password', '/en/prices?access=wrong', 401],
    ['granted', '/en/prices', 200, async () => ({ headers: { cookie: await grant() } })],
    ['role', '/en/internal', 401],
    ['protected, but without an access rule yet', '/en/protected-since', 404],
    ['portal', '/en/mykomax', 200],
    ['callback', '/en/callback?code=a&state=b', 200],
    ['form', '/en/support', 200],
    ['form with a result', '/en/support?sent=KX-7F3C-9A2B', 200],
    ['rejected form', '/en/support', 400, () => ({ method: 'POST', headers: form, body: 'name=' })],
    ['rejected upload', '/en/upload', 400, () => ({ method: 'POST', headers: ours, body: files() })],
    ['post to a page', '/en/one', 405, () => ({ method: 'POST', headers: form, body: 'a=b' })],
    ['editor area', '/en/editor', 200],
    ['stage without an editor', '/en/one?stage=DRAFT', 200],
    ['shared preview with a forged token', '/en/one?share=forged', 200],
    ['cache=clear', '/en/one?cache=clear', 200],
    ['cache=clear again', '/en/one?cache=clear', 200],
    ['cache=false', '/en/one?cache=false', 200],
    ['toggle', '/en/one?testing=true', 200],
    ['HEAD', '/en/two', 200, () => ({ method: 'HEAD' })],
    ['redirect', '/en/old', 301],
    ['service down', '/en/broken', 503],
  ])('%s: %s answers %i', async (_kind, path, status, init) => {
    const { status: answered, renders } = await send(path, await init?.())
    expect(answered).toBe(status)
    expect(renders).toBeLessThanOrEqual(1)
  })

  it.each(Object.entries(pageRoutes))('%s', async (file, route) => {
    const path = typeof route === 'string' ? route.replaceAll(/[@*]/g, '') : (matchedPaths[toFolder(file)] ?? '')
    if (typeof route !== 'string') expect([file, path, route({ urlPathname: path })]).not.toContain(false)
    const { status, renders } = await send(`/en${path}`)
    expect(status).not.toBe(500)
    expect(renders).toBeLessThanOrEqual(1)
  })

  it('also when requests for one missing page arrive together (ROUTE-52)', async () => {
    const before = host.rendered.length
    const pages = await Promise.all(['a', 'b', 'c'].map((query) => send(`/en/stories/none?${query}`)))
    expect(host.rendered.length - before).toBeLessThanOrEqual(3)
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('an unknown address of a file or feed that a browser opens', () => {
  it.each([
    '/file/no/pe',
    '/feeds/main/en/nope.atom',
    '/feeds/nope',
    '/calendars/main/en/nope.ics',
    '/vcards/main/en/nope',
  ])('is the 404 page in the language of the visitor: %s (ROUTE-42, ROUTE-51)', async (path) => {
    const get = (accept: string) => host.fetch(path, { accept, 'accept-language': 'de' })
    const opened = await get('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(opened.status).toBe(404)
    expect(await opened.text()).toContain('<html lang="de"')
    const read = await get('*/*')
    expect(read.status).toBe(404)
    expect(await read.text()).toContain('<html lang="en"')
  })
})

/** The route of every page: its path, or a function that matches paths. */
const pageRoutes = import.meta.glob<string | ((request: { urlPathname: string }) => unknown)>('../pages/**/+route.ts', {
  eager: true,
  import: 'default',
})

/** A path that the function of a page matches. */
const matchedPaths: Readonly<Record<string, string>> = {
  content: '/two',
  editor: '/editor/pages/new',
  forms: '/whitepaper',
  'mykomax/account': '/mykomax/account',
  'mykomax/dashboard': '/mykomax',
  'mykomax/logout': '/mykomax/logout',
  'mykomax/other': '/mykomax/other',
  'mykomax/tickets/detail': `/mykomax/tickets/${'0'.repeat(36)}`,
  'mykomax/tickets/list': '/mykomax/tickets/list',
  'mykomax/tickets/newticket': '/mykomax/tickets/newticket',
  'mykomax/user-admin/detail': '/mykomax/user-admin/carla',
  'mykomax/user-admin/list': '/mykomax/user-admin/audit',
}

function toFolder(file: string): string {
  return file.replace('../pages/', '').replace('/+route.ts', '')
}

const answers: Readonly<Record<string, (variables: Record<string, string>, isTrusted: boolean) => unknown>> = {
  // The snapshot on disk stays.
  SystemData: () => null,
  PageBySlug: ({ siteId = '', slug = '' }, isTrusted) => {
    if (slug === 'nope' || slug === 'none' || slug === 'protected-since') return { pageBySlug: null }
    if (slug === 'broken') return null
    return { pageBySlug: toPage(siteId, slug, isTrusted) }
  },
  PageById: ({ id = '' }, isTrusted) => ({ page: toPage('main', id, isTrusted) }),
}

function toPage(siteId: string, slug: string, isTrusted: boolean) {
  const kind = slug === 'internal' ? 'role' : slug === 'prices' ? 'password' : 'none'
  const isHome = slug === 'home'
  return {
    id: slug,
    siteId,
    title: kind !== 'none' && isTrusted ? 'SECRET' : `${slug.charAt(0).toUpperCase()}${slug.slice(1)} ${siteId}`,
    description: null,
    slug,
    parentSlug: 'home',
    url: isHome ? '/' : `/${slug}`,
    type: 'Page',
    pageType: 'Content',
    cmsType: 'page',
    branch: null,
    languages: ['en', 'de'],
    countries: [],
    alternateVersions: [],
    canonicalUrl: null,
    isLanguageFallback: false,
    isLanguageUnavailable: false,
    contentLanguage: 'en',
    theme: 'Default',
    translationSourceLanguage: 'en',
    translationTargetLanguages: [],
    isPublished: true,
    protection: { kind, role: kind === 'role' ? 'kmx_int_portal' : null, version: isTrusted ? 'v1' : null },
    header: { theme: 'Default', hidden: false },
    image: null,
    updatedAt: '2026-01-01T00:00:00Z',
    blocks: [],
  }
}
