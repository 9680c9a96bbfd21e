import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Seed, SeedEditorial } from '../../../seed/seed.types.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import { type Answer, askService, draftToken } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { contentSeedPart } from '../seeding/contentSeedPart.ts'
import { createContentService } from '../contentService.ts'
import { editorialSeedPart } from './editorialSeedPart.ts'
import { newsItems } from './editorialTables.ts'

describeDatabases('stories, media releases and news', (open) => {
  let ask: (query: string, headers?: Record<string, string>, path?: string) => Promise<Answer>
  beforeAll(async () => {
    const database = open()
    const seed: Seed = { ...testSeed, editorial }
    await loadSeed(
      database.queries,
      async () => seed,
      [contentSeedPart, editorialSeedPart],
      () => {},
    )
    const service = await askService(createContentService, database)
    ask = (query, headers = {}, path = '/content/graphql') =>
      service({ path, query, headers: { 'gcms-locales': 'en', ...headers } })
  })

  it('returns stories with all their fields, newest first (STORY-01, STORY-02)', async () => {
    const { at } = await ask(`{ stories(siteId: "main", first: 10) { total items { slug title leadText publicationDate
      category { slug name } storyContacts { slug name role image { id } } videoUrl videoDuration languages } } }`)
    expect(at('stories.total')).toBe(3)
    expect((at('stories.items') as { slug: string }[]).map(({ slug }) => slug)).toEqual(['third', 'second', 'first'])
    expect(at('stories.items.2')).toEqual({
      slug: 'first',
      title: 'The first',
      leadText: 'Lead of the first',
      publicationDate: '2026-01-01T06:00:00.000Z',
      category: { slug: 'tech', name: 'Technology' },
      storyContacts: [{ slug: 'vera', name: 'Vera', role: 'Laboratory', image: null }],
      videoUrl: 'https://video.example/first',
      videoDuration: 61,
      languages: ['en', 'de'],
    })
  })

  it.each([
    ['category: "tech"', ['second', 'first']],
    ['category: "nobody"', []],
    ['videosOnly: true', ['first']],
    ['category: "tech", videosOnly: true', ['first']],
    ['contact: "vera"', ['third', 'first']],
    ['contact: "nobody"', []],
    ['product: "cs-240"', ['third', 'first']],
    ['product: "cs-240", category: "tech"', ['first']],
    ['product: "cs"', []],
  ])('answers those that a filter wants: %s (STORY-03, STORY-04, STORY-12, CAT-26)', async (filter, slugs) => {
    const { at } = await ask(`{ stories(siteId: "main", first: 10, ${filter}) { total items { slug } } }`)
    expect((at('stories.items') as { slug: string }[]).map(({ slug }) => slug)).toEqual(slugs)
    expect(at('stories.total')).toBe(slugs.length)
  })

  it('returns a part of a list with the total, and never more than 100', async () => {
    const { at } = await ask('{ stories(siteId: "main", first: 1, offset: 1) { total items { slug } } }')
    expect(at('stories')).toEqual({ total: 3, items: [{ slug: 'second' }] })
    const many = await ask('{ newsFeed(siteId: "main", first: 1000000) { edges { node { id } } } }')
    expect(many.at('newsFeed.edges')).toHaveLength(12)
  })

  it('uses the first preferred language that a story has, and returns which (LOCALE-18)', async () => {
    const query = '{ story(siteId: "main", slug: "first") { title contentLanguage blocks { __typename } } }'
    expect((await ask(query, { 'gcms-locales': 'de,en' })).at('story')).toMatchObject({
      title: 'Die erste',
      contentLanguage: 'de',
      blocks: [{ __typename: 'TextBlock' }],
    })
    expect((await ask(query, { 'gcms-locales': 'ja,fr' })).at('story')).toMatchObject({ contentLanguage: 'en' })
  })

  it('returns the language of categories, roles and news (WCAG 3.1.2)', async () => {
    const query = `{ story(siteId: "main", slug: "first") { category { name nameLanguage } storyContacts { role roleLanguage } }
      newsFeed(siteId: "main", first: 1) { edges { node { title contentLanguage } } } }`
    const { data } = await ask(query, { 'gcms-locales': 'fr,de' })
    expect(data).toEqual({
      story: {
        category: { name: 'Technik', nameLanguage: 'de' },
        storyContacts: [{ role: 'Labor', roleLanguage: 'de' }],
      },
      newsFeed: { edges: [{ node: { title: 'Neues', contentLanguage: 'de' } }] },
    })
  })

  it('returns unpublished entries only with the token (PAGE-09)', async () => {
    const query = '{ story(siteId: "main", slug: "draft") { slug } stories(siteId: "main", first: 9) { total } }'
    expect((await ask(query)).data).toEqual({ story: null, stories: { total: 3 } })
    const headers = { authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT' }
    const draft = await ask(query, headers, '/content/draft/graphql')
    expect(draft.data).toEqual({ story: { slug: 'draft' }, stories: { total: 4 } })
  })

  it('returns stories only on their own site (SITE-01)', async () => {
    const { data } = await ask(
      '{ stories(siteId: "fair", first: 9) { total } story(siteId: "fair", slug: "first") { slug } }',
    )
    expect(data).toEqual({ stories: { total: 0 }, story: null })
  })

  it('filters media releases by year and ad hoc mark, and returns all years (MEDIA-01, MEDIA-03)', async () => {
    const list = (filter: string) =>
      ask(`{ mediaReleases(siteId: "main", first: 9 ${filter}) { total years items { slug adhoc } } }`)
    expect((await list('')).at('mediaReleases')).toEqual({
      total: 3,
      years: [2026, 2025],
      items: [
        { slug: 'b', adhoc: true },
        { slug: 'a', adhoc: false },
        { slug: 'old', adhoc: false },
      ],
    })
    expect((await list(', year: 2025')).at('mediaReleases')).toMatchObject({ total: 1, years: [2026, 2025] })
    expect((await list(', adhocOnly: true')).at('mediaReleases')).toMatchObject({ total: 1, years: [2026] })
    expect((await list(', year: -5')).at('mediaReleases.total')).toBe(3)
  })

  it('returns only the news for customers if asked for them', async () => {
    const { at } = await ask('{ newsFeed(siteId: "main", first: 10, forCustomers: true) { edges { node { id } } } }')
    expect(at('newsFeed.edges')).toEqual([{ node: { id: 'news-05' } }, { node: { id: 'news-10' } }])
  })

  it('returns the news feed in pages without gaps or duplicates, also for equal dates (FEED-02)', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (;;) {
      const { at } = await ask(
        `{ newsFeed(siteId: "main", first: 5, after: ${JSON.stringify(after)}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      )
      seen.push(...(at('newsFeed.edges') as { node: { id: string } }[]).map(({ node }) => node.id))
      if (at('newsFeed.pageInfo.hasNextPage') !== true) break
      after = String(at('newsFeed.pageInfo.endCursor'))
    }
    expect(seen).toEqual(editorial.newsItems.map(({ id }) => id))
  })

  it('returns each item once, also of dates with microseconds or before 1970 (FEED-02)', async () => {
    const { queries } = open()
    const dates = [
      '2026-01-05T06:00:00.000200Z',
      '2026-01-05T06:00:00.000700Z',
      '1969-12-31T06:00:00Z',
      '1969-12-30T06:00:00Z',
    ]
    for (const [index, date] of dates.entries()) {
      const item = {
        id: `exact-${index}`,
        siteId: 'exact',
        publicationDate: sql`${date}::timestamptz`,
        title: {},
        text: {},
      }
      await queries.insert(newsItems).values({ ...item, isPublished: true })
    }
    const seen: string[] = []
    let after: string | null = null
    while (seen.length < 9) {
      const { at } = await ask(
        `{ newsFeed(siteId: "exact", first: 1, after: ${JSON.stringify(after)}) { edges { node { id } } pageInfo { hasNextPage endCursor } } }`,
      )
      seen.push(String(at('newsFeed.edges.0.node.id')))
      if (at('newsFeed.pageInfo.hasNextPage') !== true) break
      after = String(at('newsFeed.pageInfo.endCursor'))
    }
    expect(seen).toEqual(['exact-0', 'exact-1', 'exact-2', 'exact-3'])
  })

  it.each([`x'; drop table news_items --`, '999999999999999_x', '-999999999999999_x', String.raw`1_\u0000`])(
    'begins at the start for an invalid cursor: %s',
    async (after) => {
      const { at } = await ask(`{ newsFeed(siteId: "main", first: 1, after: "${after}") { edges { node { id } } } }`)
      expect(at('newsFeed.edges')).toEqual([{ node: { id: 'news-01' } }])
    },
  )
})

const text = (en: string, de: string) => ({ en, de })

const story = (slug: string, date: string, more: Partial<SeedEditorial['stories'][number]> = {}) => ({
  id: `story-${slug}`,
  site: 'main',
  slug,
  publicationDate: date,
  title: text(`The ${slug}`, slug === 'first' ? 'Die erste' : slug),
  leadText: text(`Lead of the ${slug}`, slug),
  contacts: [],
  blocks: [{ kind: 'text' as const, text: text('Text', 'Text') }],
  ...more,
})

const release = (slug: string, date: string, adhoc = false) => ({
  id: `release-${slug}`,
  site: 'main',
  slug,
  publicationDate: date,
  title: text(slug, slug),
  leadText: text(slug, slug),
  blocks: [],
  adhoc,
})

const editorial: SeedEditorial = {
  storyCategories: [
    { id: 'c-tech', site: 'main', slug: 'tech', name: text('Technology', 'Technik') },
    { id: 'c-people', site: 'main', slug: 'people', name: text('People', 'Menschen') },
  ],
  storyContacts: [{ id: 'p-vera', site: 'main', slug: 'vera', name: 'Vera', role: text('Laboratory', 'Labor') }],
  stories: [
    story('first', '2026-01-01T06:00:00.000Z', {
      category: 'c-tech',
      contacts: ['p-vera'],
      about: ['cs-120', 'cs-240'],
      video: { url: 'https://video.example/first', seconds: 61 },
    }),
    story('second', '2026-02-01T06:00:00.000Z', { category: 'c-tech' }),
    story('third', '2026-03-01T06:00:00.000Z', { category: 'c-people', contacts: ['p-vera'], about: ['cs-240'] }),
    story('draft', '2026-04-01T06:00:00.000Z', { about: ['cs-240'], published: false }),
  ],
  mediaReleases: [
    release('a', '2026-01-01T00:00:00.000Z'),
    release('b', '2026-12-31T23:59:59.000Z', true),
    release('old', '2025-12-31T23:59:59.000Z'),
  ],
  // Three at a time have the same date.
  newsItems: Array.from({ length: 12 }, (_, index) => ({
    id: `news-${`${index + 1}`.padStart(2, '0')}`,
    site: 'main',
    publicationDate: new Date(Date.UTC(2026, 0, 20 - Math.floor(index / 3))).toISOString(),
    title: text('News', 'Neues'),
    text: text('Text', 'Text'),
    isForCustomers: index % 5 === 4,
  })),
}
