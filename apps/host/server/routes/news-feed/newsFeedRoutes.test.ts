import type { NewsFeedPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { describe, expect, it, vi } from 'vitest'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createNewsFeedRoutes } from './newsFeedRoutes.ts'

describe('the news feed', () => {
  it('has pages of ten items, with addresses of the locale (FEED-02, FEED-03)', async () => {
    const { status, body } = await ask('/api/news-feed/main/de')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      items: [{ id: 'n1', link: { text: 'Read', href: '/de/stories/a', openInNewTab: false } }],
      next: '10_n1',
    })
    expect(fetchNewsFeed).toHaveBeenLastCalledWith(
      { siteId: 'main', first: 10, after: null },
      expect.objectContaining({ language: 'de' }),
    )
  })

  it('leads to a product or service that an item names (PAGE-12)', async () => {
    const link = { kind: 'product', productSlug: 'cl-2', text: 'Read', openInNewTab: false } as const
    fetchNewsFeed.mockResolvedValueOnce({ ...page, items: page.items.map((item) => ({ ...item, link })) })
    const { body } = await ask('/api/news-feed/main/de')
    expect(body).toMatchObject({ items: [{ link: { text: 'Read', href: '/de/products/cl-2' } }] })
  })

  it.each([
    ['http://strivona.test', 'strivona', 'hard:https://www.kudex.test/en/contacts'],
    ['http://localhost', 'main', 'hard:/en/contacts'],
  ])('leads from %s to the main site (SITE-01, ROUTE-13)', async (host, site, href) => {
    const link = { kind: 'path', path: 'hard:/{locale}/contacts', text: 'Contacts', openInNewTab: false } as const
    fetchNewsFeed.mockResolvedValueOnce({ ...page, items: page.items.map((item) => ({ ...item, link })) })
    const { body } = await ask(`/api/news-feed/${site}/en`, '', undefined, { host, features: ['news-feed'] })
    expect(body).toMatchObject({ items: [{ link: { href } }] })
  })

  it.each([
    ['kudex-next-release=true', null],
    ['', { href: '/de/jobs' }],
  ])('has no link to a careers page in next-release mode: “%s” (NAV-06, PAGE-26)', async (cookie, shown) => {
    const link = { kind: 'page', pageId: 'jobs', path: '/jobs', pageParameters: null, pageType: 'careers' } as const
    const items = page.items.map((item) => ({ ...item, link: { ...link, text: 'Jobs', openInNewTab: false } }))
    fetchNewsFeed.mockResolvedValueOnce({ ...page, items })
    expect((await ask('/api/news-feed/main/de', '', undefined, { headers: { cookie } })).body).toMatchObject({
      items: [{ title: 'News', link: shown }],
    })
  })

  it('names the language of an item that is not in the language of the locale (LOCALE-18)', async () => {
    expect((await ask('/api/news-feed/main/en')).body).toMatchObject({ items: [{ lang: 'de' }] })
    expect((await ask('/api/news-feed/main/de')).body).toMatchObject({ items: [{ lang: null }] })
  })

  it('caches the first page only, since clients can invent cursors', async () => {
    const load = vi.fn((_key: string, fetch: () => Promise<unknown>) => fetch())
    await ask('/api/news-feed/main/de', 'after=10_n1', load)
    expect(load).not.toHaveBeenCalled()
    expect(fetchNewsFeed).toHaveBeenLastCalledWith(expect.objectContaining({ after: '10_n1' }), expect.anything())
    await ask('/api/news-feed/main/de', '', load)
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['/api/news-feed/strivona/en', '', 404],
    ['/api/news-feed/nobody/en', '', 404],
    ['/api/news-feed/main/ja', '', 404],
    ['/api/news-feed/main/en', 'after=%3Cscript%3E', 400],
  ])('answers 404 on sites without it and 400 to invalid cursors: %s?%s (FEED-07)', async (path, query, status) =>
    expect((await ask(path, query)).status).toBe(status),
  )

  it('is unavailable while the content service is down', async () => {
    fetchNewsFeed.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect((await ask('/api/news-feed/main/en')).status).toBe(503)
  })

  it('does not handle other paths', async () => expect((await ask('/api/news')).status).toBeUndefined())
})

const page: NewsFeedPage = {
  items: [
    {
      id: 'n1',
      title: 'News',
      text: 'Text',
      contentLanguage: 'de',
      publicationDate: '2026-01-01T00:00:00.000Z',
      link: { kind: 'path', text: 'Read', path: '/stories/a', openInNewTab: false },
      image: null,
    },
  ],
  next: '10_n1',
}
const fetchNewsFeed = vi.fn(async () => page)

async function ask(
  path: string,
  query = '',
  load: (key: string, fetch: () => Promise<unknown>) => Promise<unknown> = (_key, fetch) => fetch(),
  { features = [], ...init }: { headers?: Record<string, string>; host?: string; features?: string[] } = {},
) {
  const system = {
    ...testSystem,
    sites: testSystem.sites.map((site) => (site.isMain ? { ...site, features: ['news-feed'] } : { ...site, features })),
  }
  const routes = createNewsFeedRoutes({
    system: { current: system },
    content: { fetchNewsFeed },
    publicOrigins: ['https://www.kudex.test'],
    data: { load: load as <Value>(key: string, fetch: () => Promise<Value>) => Promise<Value> },
  })
  const response = await requestRoutes(routes, `${path}?${query}`, { base: '/api/news-feed', ...init })
  return { status: response?.status, body: (await response?.json()) as unknown }
}
