import { pino } from 'pino'
import { Registry } from 'prom-client'
import { resolveSettings } from '@kudex/domain/settings'
import { gt } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { storeFiles } from '../../files/fileStore.ts'
import { createJobs } from '../../jobs/createJobs.ts'
import { searchFeed } from '../../searchFeed.ts'
import { loadSeed } from '../../seeding/loadSeed.ts'
import type { Service } from '../../service.types.ts'
import { askMounted, type Answer, draftToken } from '../../testing/askService.ts'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { createContentService } from '../contentService.ts'
import { changeLog, changes, mediaReleases, newsItems, publicationState, sites, stories } from '../tables.ts'
import { openWritable, type Writable } from '../write/testing/openWritable.ts'
import { createScheduledPublicationService, publishDueEntries } from './scheduledPublication.ts'
import { editorialSeedPart } from './editorialSeedPart.ts'

const log = pino({ level: 'silent' })
const minute = 60_000
const isFull = process.env['KUDEX_CHECK_SIZE'] === 'full'

describeDatabases('an entry with a future publication date', (open) => {
  let writable: Writable
  let content: Service
  /** The start time of each test. */
  let start = new Date()
  const at = (minutes: number) => new Date(+start + minutes * minute)
  beforeAll(async () => {
    writable = await openWritable(open())
    content = await createContentService(toContext())
    await open()
      .queries.update(sites)
      .set({ features: ['stories', 'media-releases', 'news-feed'] })
    const file = { slug: 'secret-report', language: 'en', filename: 'report.txt', contentType: 'text/plain' }
    await storeFiles(open().queries, [{ ...file, isPublic: true, bytes: new TextEncoder().encode('Report') }])
  })
  afterAll(async () => {
    writable.close()
    content.stopping?.()
  })
  beforeEach(async () => {
    const { queries } = open()
    for (const table of [stories, mediaReleases, newsItems]) await queries.delete(table)
    start = new Date()
    await queries.update(publicationState).set({ publishedUntil: start })
  })

  const toContext = () => ({
    settings: resolveSettings({ CONTENT_DRAFT_TOKEN: draftToken }),
    database: open(),
    log,
    jobs: createJobs({ queries: open().queries, log }),
    metrics: new Registry(),
  })

  async function publish(kind: keyof typeof toEntry, date: Date, id = 'to-come') {
    const { status, body } = await writable.write('PUT', `${kind}/${id}`, toEntry[kind](id, date), '*')
    const last =
      status === 412 ? await writable.write('PUT', `${kind}/${id}`, toEntry[kind](id, date)) : { status, body }
    expect([last.status, JSON.stringify(last.body)]).toEqual([200, expect.any(String)])
  }

  const publishAll = async (date: Date) => {
    for (const kind of kinds) await publish(kind, date)
  }

  /** Everything the service returns to visitors about entries. */
  const askAsVisitor = async () => JSON.stringify((await writable.ask(everything)).data)
  const askAsEditor = async (): Promise<Answer> =>
    askMounted(content)({
      path: '/content/draft/graphql',
      query: everything,
      headers: { authorization: `Bearer ${draftToken}`, 'gcms-stage': 'DRAFT', 'gcms-locales': 'en' },
    })
  const readFound = async () => {
    const { queries } = open()
    const found = []
    for (const source of searchFeed.sources) {
      if (source.name !== 'story' && source.name !== 'release') continue
      found.push(...(await source.listKeys(queries)), ...(await source.read(queries, ['to-come'])))
    }
    return JSON.stringify(found)
  }

  it('is not visible before its date: in lists, counts, years, by slug, or in search, nor are its files (STORY-01, MEDIA-01, FEED-01)', async () => {
    await publishAll(at(24 * 60))
    const seen = await askAsVisitor()
    expect(seen).not.toContain('zebrawort')
    expect(JSON.parse(seen)).toEqual({
      stories: { total: 0, items: [] },
      videos: { total: 0 },
      story: null,
      mediaReleases: { total: 0, years: [], items: [] },
      adhoc: { total: 0, years: [] },
      mediaRelease: null,
      newsFeed: { edges: [] },
    })
    expect(await readFound()).not.toContain('to-come')
    expect(await readFound()).not.toContain('/file/secret-report')
  })

  it('is visible on the draft stage (PAGE-09)', async () => {
    await publishAll(at(24 * 60))
    const { at: read } = await askAsEditor()
    expect([read('stories.total'), read('mediaReleases.total'), read('mediaReleases.years')]).toEqual([
      1,
      1,
      [at(24 * 60).getUTCFullYear()],
    ])
    expect(read('story.title')).toContain('zebrawort')
  })

  it('becomes visible everywhere at its date, without a write', async () => {
    await publishAll(at(60))
    expect(await publishDueEntries(open().queries, at(59))).toEqual(at(60))
    expect(await askAsVisitor()).not.toContain('zebrawort')
    expect(await publishDueEntries(open().queries, at(60))).toBe(null)
    const seen = JSON.parse(await askAsVisitor()) as Record<string, { total?: number; title?: string }>
    expect([seen['stories']?.total, seen['story']?.title, seen['mediaReleases']?.total, seen['adhoc']?.total]).toEqual([
      1,
      'zebrawort story',
      1,
      1,
    ])
    expect(JSON.stringify(seen['newsFeed'])).toContain('zebrawort news')
    expect(await readFound()).toContain('/file/secret-report')
  })

  it('has its publication date as the time of its last change, so that feed readers see it as new', async () => {
    await publish('stories', at(60))
    await publishDueEntries(open().queries, at(60))
    const { at: read } = await writable.ask('{ story(siteId: "main", slug: "to-come") { updatedAt } }')
    expect(read('story.updatedAt')).toBe(at(60).toISOString())
  })

  it('causes one entry in the change log for all entries due at the same time', async () => {
    const before = await writable.readPoint()
    await publishAll(at(60))
    // A write that visitors do not see has no tags.
    expect(await writable.readTags(before)).toEqual([{ tags: [] }, { tags: [] }, { tags: [] }])
    const point = await writable.readPoint()
    await publishDueEntries(open().queries, at(59))
    expect(await writable.readTags(point)).toEqual([])
    await publishDueEntries(open().queries, at(61))
    expect(await writable.readTags(point)).toEqual([
      { tags: ['media-releases:main', 'news-feed:main', 'stories:main'] },
    ])
  })

  it('is published once, also with several processes and after a restart', async () => {
    await publish('media-releases', at(60))
    const point = await writable.readPoint()
    const { queries } = open()
    await Promise.all([60, 60, 61, 62].map((minutes) => publishDueEntries(queries, at(minutes))))
    await publishDueEntries(queries, at(63))
    expect(await writable.readTags(point)).toEqual([{ tags: ['media-releases:main'] }])
  })

  it('is published by the next start if no process ran at its date', async () => {
    await publish('stories', at(60))
    const point = await writable.readPoint()
    await publishDueEntries(open().queries, at(10_000))
    expect(await writable.readTags(point)).toEqual([{ tags: ['stories:main'] }])
  })

  it('is published by a write at its date, whose change has the tags of both', async () => {
    const { queries } = open()
    await queries.update(publicationState).set({ publishedUntil: at(-60) })
    await queries
      .insert(newsItems)
      .values({ id: 'early', siteId: 'main', publicationDate: at(-30), title: 'a', text: 'b', isPublished: true })
    const point = await writable.readPoint()
    await publish('stories', at(60))
    expect(await writable.readTags(point)).toEqual([{ tags: ['news-feed:main'] }])
    await publishDueEntries(queries, at(1))
    expect(await writable.readTags(point)).toHaveLength(1)
  })

  it('disappears when an editor postpones its date, with tags', async () => {
    await publish('stories', at(-1))
    expect(await askAsVisitor()).toContain('zebrawort')
    const point = await writable.readPoint()
    await publish('stories', at(60))
    expect(await askAsVisitor()).not.toContain('zebrawort')
    expect(await writable.readTags(point)).toEqual([{ tags: ['stories:main'] }])
  })

  it(
    'has its tags recorded exactly once per visibility, under any interleaving of edits and clocks',
    async () => {
      const step = fc.record({
        name: fc.constantFrom('publish', 'arrive', 'both'),
        which: fc.nat({ max: 2 }),
        minutes: fc.integer({ min: -5, max: 30 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
          const { queries } = open()
          await queries.delete(stories)
          await queries.update(publicationState).set({ publishedUntil: start })
          let passed = 0
          for (const { name, which, minutes } of steps) {
            const isShown = async () =>
              (await writable.ask('{ stories(siteId: "main", first: 9) { items { slug } } }')).at('stories.items')
            const [shown, point] = [await isShown(), await writable.readPoint()]
            passed += Math.max(0, minutes)
            const arrive = () => publishDueEntries(queries, at(passed))
            const write = () => publish('stories', at(passed + minutes), `story-${which}`)
            if (name === 'publish') await write()
            else if (name === 'arrive') await arrive()
            else await Promise.all([write(), arrive(), arrive()])
            const tags = (await writable.readTags(point)).flatMap(({ tags }) => tags)
            if (JSON.stringify(await isShown()) !== JSON.stringify(shown)) expect(tags).toContain('stories:main')
            if (name === 'arrive') expect(tags.length).toBeLessThanOrEqual(1)
          }
        }),
        { numRuns: isFull ? 300 : 10 },
      )
    },
    isFull ? 1_800_000 : 300_000,
  )

  it('is published by the follower, with two running', async () => {
    const services = [
      await createScheduledPublicationService(toContext()),
      await createScheduledPublicationService(toContext()),
    ]
    const point = await writable.readPoint()
    await publish('stories', new Date(Date.now() + 700))
    expect(await askAsVisitor()).not.toContain('zebrawort')
    await vi.waitFor(async () => expect(await askAsVisitor()).toContain('zebrawort'), { timeout: 10_000, interval: 20 })
    for (const service of services) service.stopping?.()
    for (const service of services) await service.close?.()
    expect((await writable.readTags(point)).flatMap(({ tags }) => tags)).toEqual(['stories:main'])
  })

  it('leaves no gap in the sequence of the change log', async () => {
    const { queries } = open()
    const [before] = await queries.select().from(changeLog)
    await publish('stories', at(60))
    await publishDueEntries(queries, at(60))
    await publishDueEntries(queries, at(61))
    const [after] = await queries.select().from(changeLog)
    const rows = await queries
      .select()
      .from(changes)
      .where(gt(changes.sequence, before?.newest ?? 0))
    expect([(after?.newest ?? 0) - (before?.newest ?? 0), rows.length]).toEqual([2, 2])
  })
})

describeDatabases('a seed', (open) => {
  it('is completely visible, also if its newest date is in the future', async () => {
    const { queries } = open()
    const ahead = '2099-12-31T08:00:00.000Z'
    const entry = { site: 'main', slug: 'late', publicationDate: ahead, title: 'a', leadText: 'b', blocks: [] }
    const editorial = {
      storyCategories: [],
      storyContacts: [],
      stories: [],
      mediaReleases: [{ ...entry, id: 'late' }],
      newsItems: [],
    }
    await loadSeed(
      queries,
      async () => ({ ...testSeed, editorial }),
      [editorialSeedPart],
      () => {},
    )
    const service = await createContentService({
      settings: resolveSettings({}),
      database: open(),
      log,
      jobs: createJobs({ queries, log }),
      metrics: new Registry(),
    })
    const { at } = await askMounted(service)({
      path: '/content/graphql',
      query: '{ mediaReleases(siteId: "main", first: 9) { total } }',
    })
    service.stopping?.()
    expect(at('mediaReleases.total')).toBe(1)
  })
})

const everything = `{
  stories(siteId: "main", first: 9) { total items { title leadText } }
  videos: stories(siteId: "main", first: 9, videosOnly: true) { total }
  story(siteId: "main", slug: "to-come") { title leadText blocks { ... on QuoteBlock { text } } }
  mediaReleases(siteId: "main", first: 9) { total years items { title leadText } }
  adhoc: mediaReleases(siteId: "main", first: 9, adhocOnly: true) { total years }
  mediaRelease(siteId: "main", slug: "to-come") { title leadText }
  newsFeed(siteId: "main", first: 9) { edges { node { title text } } }
}`

const kinds = ['stories', 'media-releases', 'news-items'] as const

const toShared = (slug: string, date: Date) => ({
  siteId: 'main',
  slug,
  publicationDate: date.toISOString(),
  title: 'zebrawort story',
  leadText: 'zebrawort lead',
  languages: ['en'],
  blocks: [
    { kind: 'quote', text: 'zebrawort quote' },
    { kind: 'links', links: [{ kind: 'path', text: 'zebrawort file', path: '/file/secret-report' }] },
  ],
  isPublished: true,
})

/** An entry of each kind in the format of the write interface. */
const toEntry = {
  stories: (slug: string, date: Date) => ({ ...toShared(slug, date), videoUrl: 'https://video.example/x' }),
  'media-releases': (slug: string, date: Date) => ({ ...toShared(slug, date), adhoc: true }),
  'news-items': (_slug: string, date: Date) => ({
    siteId: 'main',
    publicationDate: date.toISOString(),
    title: 'zebrawort news',
    text: 'zebrawort text',
    isPublished: true,
  }),
}
