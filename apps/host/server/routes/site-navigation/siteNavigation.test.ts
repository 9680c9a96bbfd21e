import type { ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import type { NavigationRecord } from '@kudex/domain/navigation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Visit } from '../../answer.ts'
import { createDataCache } from '../../caches/dataCache.ts'
import { createSiteNavigation, type SiteNavigationOptions } from './siteNavigation.ts'
import { startTestHost, type TestHost } from '../../testing/startTestHost.ts'
import { testSystem } from '../../testing/testSystem.ts'

type Content = SiteNavigationOptions['content']

const content = (over: Partial<Content> = {}): Content => ({
  fetchNavigation: async (id) => ({ id, items }),
  fetchPage: async (id) => pages[id] ?? null,
  ...over,
})

const create = (over: Partial<Content> = {}) =>
  createSiteNavigation({ system: { current: testSystem }, content: content(over), data: createDataCache() })

async function ask(target: string, { method = 'GET', hostname = 'localhost', navigation = create(), etag = '' } = {}) {
  const [path = '', query = ''] = target.split('?')
  const visit = { screened: { path, query, method }, origin: { hostname }, request: { headers: {} } }
  const answer = await navigation.answer({
    ...visit,
    request: { headers: etag === '' ? {} : { 'if-none-match': etag } },
  } as unknown as Visit)
  return { ...answer, value: readBody(answer) }
}

function readBody(answer: Answer | null) {
  return JSON.parse(String(answer?.body ?? 'null')) as {
    readonly items: readonly WireItem[]
    readonly language: string
  } | null
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
    expect([status, headers?.['Content-Type']]).toEqual([200, 'application/json; charset=utf-8'])
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

  it('names the countries of its items, or those of one country alone (NAV-02)', async () => {
    const all = await ask('/api/site-navigation/public/main?lang=en')
    expect(all.value?.items.at(-1)).toMatchObject({ id: 'us-only', countries: ['US'] })
    const swiss = await ask('/api/site-navigation/public/main?lang=de-CH')
    expect(listIds(swiss.value?.items ?? [])).not.toContain('us-only')
    expect(swiss.value?.items[0]?.url).toBe('/de-ch/products')
  })

  it('links as the host that is asked would: the slug only where paths carry it (ROUTE-11)', async () => {
    const here = await ask('/api/site-navigation/public/strivona?lang=en')
    expect(here.value?.items[0]?.url).toBe('/en/strivona/products')
    const there = await ask('/api/site-navigation/public/strivona?lang=en', { hostname: 'strivona.test' })
    expect(there.value?.items[0]?.url).toBe('/en/products')
  })

  it('speaks a language that the site has in its countries only (API-01)', async () => {
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

  it.each(['POST', 'DELETE'])('takes no %s (API-02)', async (method) => {
    const answer = await ask('/api/site-navigation/public/main?lang=en', { method })
    expect([answer.status, answer.headers?.['Allow']]).toEqual([405, 'GET, HEAD'])
  })

  it('is asked for once for all, and not sent again to who has it (CACHE-02)', async () => {
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
      etag: String(first.headers?.['ETag']),
    })
    expect([asked, second.status, second.body]).toEqual([1, 304, undefined])
  })

  it('is not available while the content service is down (ERR-05)', async () => {
    const down = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))
    const answer = await ask('/api/site-navigation/public/main?lang=en', {
      navigation: create({ fetchNavigation: down }),
    })
    expect([answer.status, answer.headers?.['Retry-After']]).toEqual([503, '10'])
  })

  it.each(['/api/site-navigation/editor/main', '/api/site-navigation/public/main/x', '/api/site-navigation'])(
    'does not answer %s',
    async (path) => expect(await create().answer({ screened: { path } } as unknown as Visit)).toBeNull(),
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
    // Its services are down.
    ['/api/site-navigation/public/main?lang=en', 503],
    ['/api/site-navigation/editor/main?lang=en', 404],
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

const toPage = (id: string, isPublished: boolean, kind: 'none' | 'password') =>
  ({ id, isPublished, protection: { kind } }) as unknown as ContentPage

const pages: Readonly<Record<string, ContentPage>> = {
  'p-open': toPage('p-open', true, 'none'),
  'p-draft': toPage('p-draft', false, 'none'),
  'p-protected': toPage('p-protected', true, 'password'),
}
