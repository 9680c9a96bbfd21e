import type { SitePage } from '@kudex/api/content'
import type { Classification, ProductSummary } from '@kudex/domain/catalogue'
import { ServiceError } from '@kudex/api/transport'
import { toPagesTag } from '@kudex/domain/changes'
import { describe, expect, it, vi } from 'vitest'
import { createDataCache, type DataCache } from '../../caches/dataCache.ts'
import { toInvalidation } from '../../caches/invalidation/invalidation.ts'
import { addDependencies } from '../../caches/invalidation/trackDependencies.ts'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createSitemapRoutes } from './sitemapRoutes.ts'
import { writeSitemap } from './writeSitemap.ts'

const pages: SitePage[] = [
  createPage('home', '/'),
  createPage('home-us', '/', { countries: ['US'] }),
  createPage('about', '/about', { updatedAt: '2026-03-01T08:00:00.000Z' }),
  createPage('swiss', '/schweiz', { languages: ['de'], countries: ['CH'] }),
]

describe('the sitemap of an origin', () => {
  it('lists one sitemap per site and locale with pages', async () => {
    const xml = await ask('/sitemap.xml', 'www.kudex.test')
    expect(listLocations(xml.body)).toEqual([
      'https://www.kudex.test/sitemaps/main/en-1.xml',
      'https://www.kudex.test/sitemaps/main/de-1.xml',
      'https://www.kudex.test/sitemaps/main/de-ch-1.xml',
      'https://www.kudex.test/sitemaps/main/en-ch-1.xml',
      'https://www.kudex.test/sitemaps/main/en-us-1.xml',
    ])
    expect(listLocations((await ask('/sitemap.xml', 'strivona.test')).body)).toContain(
      'https://strivona.test/sitemaps/strivona/en-1.xml',
    )
  })

  it('lists the pages of a locale once, without those of other countries or languages', async () => {
    const paths = async (urlCode: string) =>
      listLocations((await ask(`/sitemaps/main/${urlCode}-1.xml`, 'www.kudex.test')).body).map((url) =>
        url.replace('https://www.kudex.test', ''),
      )
    expect(await paths('en')).toEqual([
      '/en',
      '/en/about',
      '/en/products',
      '/en/products/presses',
      '/en/products/presses/p1',
    ])
    expect(await paths('de-ch')).toContain('/de-ch/schweiz')
    expect(await paths('en-us')).toEqual(['/en-us', '/en-us/about', '/en-us/products', '/en-us/products/presses'])
    expect((await ask('/sitemaps/main/en-1.xml', 'www.kudex.test')).body).toContain(
      '<loc>https://www.kudex.test/en/about</loc><lastmod>2026-03-01T08:00:00.000Z</lastmod>',
    )
  })

  it('has the change date of a product for it and its lists, each in its own languages only (PAGE-06)', async () => {
    const { body } = await ask('/sitemaps/main/en-1.xml', 'www.kudex.test')
    for (const path of ['/products', '/products/presses', '/products/presses/p1'])
      expect(body).toContain(`/en${path}</loc><lastmod>${press.updatedAt}</lastmod>`)
    const german = await ask('/sitemaps/main/de-1.xml', 'www.kudex.test')
    expect(german.body).not.toContain('/de/products')
  })

  it('lists no sitemap for a hidden country (LOCALE-02)', async () => {
    const countries = testSystem.countries.map((country) => ({ ...country, hidden: country.countryCode === 'CH' }))
    const hidden = { ...testSystem, countries }
    expect((await ask('/sitemap.xml', 'www.kudex.test', { system: hidden })).body).not.toContain('-ch-')
    const part = await ask('/sitemaps/main/de-ch-1.xml', 'www.kudex.test', { system: hidden })
    expect(part.status).toBe(404)
  })

  it('loads the catalogue once for all locales and sites, and not again when a page changes', async () => {
    const data = createDataCache()
    const fetchProductAddresses = vi.fn(async () => [press])
    const fetchPagesOfSite = vi.fn(async (siteId: string) => {
      addDependencies({ tags: new Set([toPagesTag(siteId)]) })
      return pages
    })
    const fetched = async (path: string, host: string) => {
      fetchPagesOfSite.mockClear()
      fetchProductAddresses.mockClear()
      await ask(path, host, { data, fetchPagesOfSite, fetchProductAddresses })
      return [fetchPagesOfSite.mock.calls.length, fetchProductAddresses.mock.calls.length]
    }
    expect(await fetched('/sitemap.xml', 'www.kudex.test')).toEqual([1, 1])
    expect(await fetched('/sitemaps/main/de-1.xml', 'www.kudex.test')).toEqual([0, 0])
    data.invalidate(toInvalidation([toPagesTag('main')]))
    expect(await fetched('/sitemap.xml', 'www.kudex.test')).toEqual([1, 0])
  })

  it.each([
    '/sitemaps/nobody/en-1.xml',
    '/sitemaps/main/fr-1.xml',
    '/sitemaps/main/en-2.xml',
    '/sitemaps/strivona/en-1.xml',
    '/sitemaps/%E0%A4%A/en-1.xml',
  ])('has no %s', async (path) => expect((await ask(path, 'www.kudex.test')).status ?? 404).toBe(404))

  it('is not found on other origins, which are closed to search engines', async () => {
    expect((await ask('/sitemap.xml', 'staging.kudex.test')).status).toBe(404)
    expect((await ask('/robots.txt', 'staging.kudex.test')).body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('is unavailable while a service is down', async () => {
    const down = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))
    expect((await ask('/sitemap.xml', 'www.kudex.test', { fetchPagesOfSite: down })).status).toBe(503)
  })

  it('is named by robots.txt, which disallows the portal and the editor', async () => {
    const { body } = await ask('/robots.txt', 'www.kudex.test')
    for (const path of ['/*/mykomax$', '/*/mykomax/', '/*/editor$', '/*/editor/']) {
      expect(body).toContain(`Disallow: ${path}\n`)
    }
    // `/en/editorial` is a page like any other.
    expect(body).not.toContain('Disallow: /*/editor\n')
    expect(body).toMatch(/\nSitemap: https:\/\/www\.kudex\.test\/sitemap\.xml\n$/)
  })

  it('escapes addresses for XML', () => {
    expect(writeSitemap([{ url: 'https://a.test/?a=1&b=<"\'>', changedAt: null }])).toContain(
      '<url><loc>https://a.test/?a=1&amp;b=&lt;&quot;&apos;&gt;</loc></url>',
    )
  })
})

const uncached: Pick<DataCache, 'load'> = { load: (_key, fetch) => fetch() }

async function ask(
  path: string,
  host: string,
  {
    system = testSystem,
    fetchPagesOfSite = async (siteId: string): Promise<SitePage[]> => (siteId === 'main' ? pages : pages.slice(0, 1)),
    fetchProductAddresses = async (): Promise<ProductSummary[]> => [press],
    data = uncached,
  } = {},
) {
  const routes = createSitemapRoutes({
    system: { current: system },
    data,
    publicOrigins: ['https://www.kudex.test', 'https://strivona.test'],
    content: {
      fetchPagesOfSite,
      fetchStories: async () => ({ total: 0, items: [] }),
      fetchStoryContacts: async () => [],
      fetchMediaReleases: async () => ({ total: 0, years: [], items: [] }),
    },
    products: {
      fetchClassifications: vi.fn(async (_language, type) => (type === 'PRODUCT' ? [presses] : [])),
      fetchProductAddresses,
    },
  })
  const response = await requestRoutes(routes, path, { host: `https://${host}` })
  return { status: response?.status, body: (await response?.text()) ?? '' }
}

function listLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location ?? '')
}

function createPage(id: string, url: string, page: Partial<SitePage> = {}): SitePage {
  return {
    id,
    url,
    languages: ['en', 'de'],
    countries: [],
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...page,
  }
}

const presses = {
  id: '1',
  slug: 'presses',
  name: 'Presses',
  parentId: null,
  type: 'PRODUCT',
  supportedCountries: ['ALL', 'CH', 'US'],
  languages: ['en'],
} as unknown as Classification
const press = {
  slug: 'p1',
  name: 'P 1',
  supportedCountries: ['ALL', 'CH'],
  productServiceId: null,
  languages: ['en'],
  updatedAt: '2026-09-14T07:30:00.000Z',
  classifications: [presses],
} as unknown as ProductSummary
