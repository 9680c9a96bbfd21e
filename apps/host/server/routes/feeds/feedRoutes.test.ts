import type { StoryTeaser } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import fc from 'fast-check'
import Parser from 'rss-parser'
import { describe, expect, it, vi } from 'vitest'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createFeedRoutes } from './feedRoutes.ts'

const origin = 'https://www.kudex.test'
const parser = new Parser()

describe('the feeds of stories and media releases', () => {
  it.each(['atom', 'rss'])('are valid for a foreign parser: %s (STORY-09)', async (format) => {
    const { status, headers, body } = await ask(`/feeds/main/en/stories.${format}`)
    expect([status, headers?.get('Content-Type')]).toEqual([200, `application/${format}+xml; charset=utf-8`])
    const feed = await parser.parseString(body)
    expect(feed.title).toBe('main: stories')
    expect(feed.link).toBe(`${origin}/en/stories`)
    expect(feed.items).toHaveLength(2)
    expect(feed.items[0]).toMatchObject({ title: 'A <crimp> & "more"', link: `${origin}/en/stories/crimp` })
    expect(feed.items[0]?.isoDate).toBe('2026-03-01T06:30:00.000Z')
  })

  it('apply the filters of the list and keep them in their own address (STORY-03, STORY-04)', async () => {
    const { body } = await ask('/feeds/main/de/stories.atom', 'category=technology&videos=on')
    expect(fetchStories).toHaveBeenLastCalledWith(
      expect.objectContaining({ category: 'technology', videosOnly: true }),
      expect.objectContaining({ language: 'de' }),
    )
    const feed = await parser.parseString(body)
    expect(feed.title).toBe('main: Storys – Technology')
    expect(feed.feedUrl).toBe(`${origin}/feeds/main/de/stories.atom?category=technology&videos=on`)
  })

  it('have one of ad hoc releases (MEDIA-03)', async () => {
    const { body } = await ask('/feeds/main/en/ad-hoc.rss')
    expect(fetchMediaReleases).toHaveBeenLastCalledWith(expect.objectContaining({ adhocOnly: true }), expect.anything())
    expect((await parser.parseString(body)).link).toBe(`${origin}/en/media-releases/ad-hoc`)
  })

  it.each([
    ['/feeds/nobody/en/stories.atom', ''],
    ['/feeds/strivona/en/stories.atom', ''],
    ['/feeds/main/ja/stories.atom', ''],
    ['/feeds/main/en/drafts.atom', ''],
    ['/feeds/main/en/stories.json', ''],
    ['/feeds/%E0%A4%A/en/stories.atom', ''],
    ['/feeds/main/en/stories.atom', 'category=nobody'],
  ])('are not found: %s?%s (SITE-19)', async (path, query) => expect((await ask(path, query)).status).toBe(404))

  it('are unavailable while the content service is down', async () => {
    fetchStories.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect((await ask('/feeds/main/en/stories.atom')).status).toBe(503)
  })

  it('are well formed for any text (property)', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('atom', 'rss'), async (title, format) => {
        fetchStories.mockResolvedValueOnce({ total: 1, items: [{ ...story('crimp'), title, leadText: title }] })
        const { items } = await parser.parseString((await ask(`/feeds/main/en/stories.${format}`)).body)
        expect(items).toHaveLength(1)
        expect(items[0]?.link).toBe(`${origin}/en/stories/crimp`)
      }),
    )
  })
})

const fetchStories = vi.fn(async () => ({ total: 2, items: [story('crimp'), story('cut')] }))
const fetchMediaReleases = vi.fn(async () => ({ total: 0, years: [], items: [] }))

async function ask(path: string, query = '') {
  const system = {
    ...testSystem,
    sites: testSystem.sites.map((site) =>
      site.isMain ? { ...site, features: ['stories', 'media-releases'] } : { ...site, features: [] },
    ),
  }
  const routes = createFeedRoutes({
    system: { current: system },
    data: { load: (_key, fetch) => fetch() },
    publicOrigins: [origin],
    content: {
      fetchStories,
      fetchMediaReleases,
      fetchStoryCategories: async () => [{ id: '1', slug: 'technology', name: 'Technology', nameLanguage: 'en' }],
    },
  })
  const response = await requestRoutes(routes, `${path}?${query}`, { base: '/feeds' })
  return { status: response?.status, headers: response?.headers, body: (await response?.text()) ?? '' }
}

function story(slug: string): StoryTeaser {
  return {
    id: slug,
    siteId: 'main',
    slug,
    publicationDate: '2026-03-01T06:30:00.000Z',
    updatedAt: '2026-03-01T06:30:00.000Z',
    title: 'A <crimp> & "more"',
    leadText: 'Lead',
    teaserImage: null,
    category: { id: '1', slug: 'technology', name: 'Technology', nameLanguage: 'en' },
    storyContacts: [{ id: 'v', slug: 'vera', name: 'Vera', role: null, roleLanguage: null, email: null, image: null }],
    videoUrl: null,
    videoDuration: null,
    languages: ['en'],
    contentLanguage: 'en',
  }
}
