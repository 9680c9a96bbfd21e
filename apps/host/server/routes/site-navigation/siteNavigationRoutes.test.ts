import type { ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import type { NavigationRecord } from '@kudex/domain/navigation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataCache } from '../../caches/dataCache.ts'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { startTestHost, type TestHost } from '../../testing/startTestHost.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createSiteNavigationRoutes, type SiteNavigationOptions } from './siteNavigationRoutes.ts'

type Content = SiteNavigationOptions['content']

const content = (over: Partial<Content> = {}): Content => ({
  fetchNavigation: async (id) => ({ id, items }),
  fetchPage: async (id) => pages[id] ?? null,
  ...over,
})

const create = (over: Partial<Content> = {}) =>
  createSiteNavigationRoutes({
    system: { current: testSystem },
    content: content(over),
    protectedContent: content(over),
    data: createDataCache(),
    publicOrigins: ['http://localhost'],
  })

async function ask(target: string, { method = 'GET', hostname = 'localhost', navigation = create(), etag = '' } = {}) {
  const response = await requestRoutes(navigation, target, {
    base: '/api/site-navigation',
    host: `http://${hostname}`,
    method,
    headers: etag === '' ? {} : { 'if-none-match': etag },
  })
  const body = (await response?.text()) ?? ''
  const value = (body === '' ? null : JSON.parse(body)) as Value | null
  return { status: response?.status, headers: response?.headers, body, value }
}

interface Value {
  readonly items: readonly WireItem[]
  readonly language: string
}

interface WireItem {
  readonly id: string
  readonly url: string | null
  readonly countries: readonly string[]
  readonly items: readonly WireItem[]
  readonly sections: readonly { readonly items: readonly WireItem[] }[]
}

const listIds = (items: readonly WireItem[]): string[] =>
  items.flatMap(({ id, items: below, sections }) => [
    id,
    ...listIds(below),
    ...sections.flatMap((section) => listIds(section.items)),
  ])

describe('the public navigation of a site', () => {
  it('has the fields of NAV-01 (API-01)', async () => {
    const { status, headers, value } = await ask('/api/site-navigation/public/main?lang=en')
    expect([status, headers?.get('Content-Type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(value).toMatchObject({ siteId: 'main', language: 'en' })
    const [products] = value?.items ?? []
    expect(products).toMatchObject({ id: 'products', url: '/en/products', unlocalizedUrl: '/products', parent: null })
    expect(products?.sections[0]?.items[0]).toMatchObject({ id: 'cutting', parent: 'products', page: 'p-open' })
    expect(Object.keys(products ?? {})).toEqual(expect.arrayContaining(wireFields.split(' ')))
  })

  it('leaves out hidden items, and pages that are protected or not published (API-02)', async () => {
    const { value } = await ask('/api/site-navigation/public/main?lang=en')
    expect(listIds(value?.items ?? [])).toEqual(['products', 'cutting', 'us-only'])
    expect(JSON.stringify(value)).not.toContain('secret')
  })

  it('names the countries of its items, or lists those of one country (NAV-02)', async () => {
    const all = await ask('/api/site-navigation/public/main?lang=en')
    expect(all.value?.items.at(-1)).toMatchObject({ id: 'us-only', countries: ['US'] })
    const swiss = await ask('/api/site-navigation/public/main?lang=de-CH')
    expect(listIds(swiss.value?.items ?? [])).not.toContain('us-only')
    expect(swiss.value?.items[0]?.url).toBe('/de-ch/products')
  })

  it('links with the slug only on hosts whose paths have it (ROUTE-11)', async () => {
    const here = await ask('/api/site-navigation/public/strivona?lang=en')
    expect(here.value?.items[0]?.url).toBe('/en/strivona/products')
    const there = await ask('/api/site-navigation/public/strivona?lang=en', { hostname: 'strivona.test' })
    expect(there.value?.items[0]?.url).toBe('/en/products')
  })

  it('leads to the main site from the host of another one (SITE-01, ROUTE-13)', async () => {
    const toMain = items.map((item) => ({ ...item, unlocalizedUrl: 'hard:/{locale}/products' }))
    const navigation = create({ fetchNavigation: async (id) => ({ id, items: toMain }) })
    const there = { hostname: 'strivona.test', navigation }
    const { value } = await ask('/api/site-navigation/public/strivona?lang=en', there)
    expect(value?.items[0]?.url).toBe('hard:http://localhost/en/products')
  })

  it('is in a language that the site offers in countries only (API-01)', async () => {
    expect((await ask('/api/site-navigation/public/main?lang=fr')).value?.items[0]?.url).toBe('/fr-ch/products')
  })

  it.each([
    ['/api/site-navigation/public/none?lang=en', 404],
    ['/api/site-navigation/public/%ZZ?lang=en', 404],
    ['/api/site-navigation/public/main?lang=ja', 400],
    ['/api/site-navigation/public/main?lang=de-US', 400],
    ['/api/site-navigation/public/main?lang=en,de', 400],
    ['/api/site-navigation/public/main', 400],
  ])('%s answers %i (API-02)', async (target, status) => {
    const answer = await ask(target)
    expect(answer.status).toBe(status)
    expect(answer.value).toHaveProperty('error')
  })

  it.each(['POST', 'DELETE'])('refuses %s (API-02)', async (method) => {
    const answer = await ask('/api/site-navigation/public/main?lang=en', { method })
    expect([answer.status, answer.headers?.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is cached, and answered with 304 to a matching ETag (CACHE-02)', async () => {
    let asked = 0
    const navigation = create({
      fetchNavigation: async (id) => {
        asked += 1
        return { id, items }
      },
    })
    const first = await ask('/api/site-navigation/public/main?lang=en', { navigation })
    const second = await ask('/api/site-navigation/public/main?lang=en', {
      navigation,
      etag: first.headers?.get('ETag') ?? '',
    })
    expect([asked, second.status, second.body]).toEqual([1, 304, ''])
  })

  it('is unavailable while the content service is down (ERR-05)', async () => {
    const down = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))
    const answer = await ask('/api/site-navigation/public/main?lang=en', {
      navigation: create({ fetchNavigation: down }),
    })
    expect([answer.status, answer.headers?.get('Retry-After')]).toEqual([503, '10'])
  })

  it.each(['/api/site-navigation/public/main/x', '/api/site-navigation'])('does not handle %s', async (path) =>
    expect((await ask(path)).status).toBeUndefined(),
  )
})

describe('over HTTP', () => {
  let host: TestHost
  beforeAll(async () => {
    host = await startTestHost()
  })
  afterAll(() => host.stop())

  it.each([
    ['/api/site-navigation/public/none?lang=en', 404],
    ['/api/site-navigation/public/main?lang=xx', 400],
    // The services of the test host are down.
    ['/api/site-navigation/public/main?lang=en', 503],
    ['/api/site-navigation/editor/main?lang=en', 401],
  ])('%s answers %i in JSON (API-02, API-09)', async (path, status) => {
    const response = await host.fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8'])
    expect(await response.json()).toHaveProperty('error')
  })
})

const wireFields =
  'title breadcrumbOverride items countries url unlocalizedUrl hidden hiddenSubItems parent page path target marketingTitle marketingDescription logo sections'

function toRecord(id: string, record: Partial<NavigationRecord> = {}): NavigationRecord {
  return {
    id,
    title: id,
    titleLanguage: null,
    breadcrumbOverride: null,
    items: [],
    countries: [],
    unlocalizedUrl: `/${id}`,
    slug: id,
    pageId: null,
    pageType: null,
    target: null,
    hidden: false,
    hiddenSubItems: false,
    marketingTitle: null,
    marketingDescription: null,
    logo: null,
    sections: [],
    ...record,
  }
}

const items = [
  toRecord('products', {
    sections: [{ title: null, items: [toRecord('cutting', { pageId: 'p-open' })] }],
    items: [toRecord('secret-draft', { pageId: 'p-draft' }), toRecord('secret-gone', { pageId: 'p-gone' })],
  }),
  toRecord('secret-hidden', { hidden: true }),
  toRecord('secret-protected', { pageId: 'p-protected' }),
  toRecord('us-only', { countries: ['US'] }),
]

const toPage = (id: string, isPublished: boolean) => ({ id, isPublished }) as unknown as ContentPage

const pages: Readonly<Record<string, ContentPage>> = {
  'p-open': toPage('p-open', true),
  'p-draft': toPage('p-draft', false),
}
