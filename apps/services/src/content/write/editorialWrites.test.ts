import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { type EditorialKind, editorialTables } from '../editorial/publication.ts'
import { openWritable, toRefusals, type Writable, writtenPage } from './testing/openWritable.ts'

describeDatabases('the write interface for stories, media releases and news', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  /** The date of change that visitors see; news have none. */
  const readChangeDate = async (path: string) => {
    const table = editorialTables[path.split('/')[0] as EditorialKind]
    const [row] = await open().queries.select().from(table).where(eq(table.id, 'entry'))
    return row && 'updatedAt' in row ? row.updatedAt : null
  }

  it.each(kinds)(
    'shows $path to visitors once it is published, with tags (STORY-01, MEDIA-01, FEED-01, CAT-26)',
    async (kind) => {
      const { write, ask, readPoint, readTags } = writable
      const titles = async () => JSON.stringify((await ask(kind.query)).data)
      const start = await readPoint()
      const drafted = await write('PUT', kind.path, { ...kind.value, isPublished: false })
      expect(drafted.status).toBe(200)
      expect(await titles()).not.toContain('Words of the entry')
      expect(await readTags(start)).toEqual([{ tags: [] }])

      const shown = await write('PUT', kind.path, kind.value, String(drafted.body['version']))
      expect(shown.status).toBe(200)
      expect(await titles()).toContain('Words of the entry')

      const point = await readPoint()
      expect(
        (await write('PUT', kind.path, { ...kind.value, title: 'Other words' }, String(shown.body['version']))).status,
      ).toBe(200)
      expect(await titles()).toContain('Other words')
      expect(await readTags(point)).toEqual([{ tags: [kind.tag] }])

      const hidden = await readPoint()
      expect((await write('PUT', kind.path, { ...kind.value, isPublished: false }, '*')).status).toBe(200)
      expect(await titles()).not.toContain('entry')
      expect(await readTags(hidden)).toEqual([{ tags: [kind.tag] }])
    },
  )

  it.each(['stories', 'media-releases'])(
    'shows one of the %s only in the languages in which all its texts exist (STORY-01, MEDIA-01, PAGE-07)',
    async (list) => {
      const { write, ask } = writable
      const languages = ['de', 'en', 'fr']
      const inAll = { de: 'Wort', en: 'Word', fr: 'Mot' }
      const texts = { title: inAll, leadText: { de: 'Mehr', en: 'More' }, languages }
      const value = { ...entry, ...texts, slug: 'mixed', blocks: [{ kind: 'quote', text: { en: 'Said' } }] }
      const field = list === 'stories' ? 'story' : 'mediaRelease'
      const query = `{ entry: ${field}(siteId: "main", slug: "mixed") { languages } }`
      const readLanguages = async () => (await ask(query)).at('entry.languages')
      expect((await write('PUT', `${list}/mixed`, value)).status).toBe(200)
      expect(await readLanguages()).toEqual(['en'])
      // Editors get back what they wrote, and German returns with its last text.
      const read = (await write('GET', `${list}/mixed`)).body['value'] as typeof value
      expect(read.languages).toEqual(languages)
      const translated = { ...read, blocks: [{ kind: 'quote', text: { de: 'Gesagt', en: 'Said' } }] }
      expect((await write('PUT', `${list}/mixed`, translated, '*')).status).toBe(200)
      expect(await readLanguages()).toEqual(['de', 'en'])
      expect((await write('DELETE', `${list}/mixed`, undefined, '*')).status).toBe(200)
    },
  )

  it.each(kinds)('accepts what it returned: $path', async ({ path, value }) => {
    const { write, readPoint, readTags } = writable
    expect((await write('PUT', path, value, '*')).status).toBe(200)
    const read = await write('GET', path)
    expect(read.body['value']).toMatchObject(value)
    const [point, changedAt] = [await readPoint(), await readChangeDate(path)]
    const again = await write('PUT', path, read.body['value'], String(read.body['version']))
    expect([again.status, again.body['version']]).toEqual([200, read.body['version']])
    // Nothing changes for visitors.
    expect([await readTags(point), await readChangeDate(path)]).toEqual([[{ tags: [] }], changedAt])
    const { body } = await write('GET', path.split('/')[0] ?? '')
    expect(body['ids']).toContain('entry')
  })

  it.each(kinds)('accepts a repeated save, whatever version it names: $path', async ({ path, value }) => {
    const { write, readPoint, readTags } = writable
    const saved = await write('PUT', path, { ...value, title: 'Repeated' }, '*')
    const [point, changedAt] = [await readPoint(), await readChangeDate(path)]
    for (const version of [null, 'other']) {
      const again = await write('PUT', path, { ...value, title: 'Repeated' }, version)
      expect([again.status, again.body['version']]).toEqual([200, saved.body['version']])
    }
    const tags = (await readTags(point)).flatMap((change) => change.tags)
    expect([tags, await readChangeDate(path)]).toEqual([[], changedAt])
  })

  it.each(kinds)('names $tag in the change of a page that it links to, if visitors see it', async (kind) => {
    const { write, readPoint, readTags } = writable
    const link = { kind: 'page', text: 'Company', pageId: 'about' }
    const linking = 'blocks' in kind.value ? { blocks: [{ kind: 'links', links: [link] }] } : { link }
    for (const isPublished of [false, true]) {
      const stored = await write('PUT', kind.path, { ...kind.value, ...linking, isPublished }, '*')
      const url = `/${kind.path.split('/')[0]}-${isPublished ? 'shown' : 'hidden'}`
      const moved = await write('PUT', 'pages/about', { ...writtenPage, url }, '*')
      expect([stored.status, moved.status]).toEqual([200, 200])
      const point = await readPoint()
      expect((await write('POST', 'pages/about/publish', undefined, '*')).status).toBe(200)
      const tags = (await readTags(point)).flatMap((change) => change.tags)
      expect(tags.includes(kind.tag)).toBe(isPublished)
    }
  })

  it.each(kinds)('requires the current version to overwrite and delete $path', async ({ path, value }) => {
    const { write } = writable
    const other = { ...value, title: 'Another title' }
    expect((await write('PUT', path, other)).status).toBe(428)
    expect((await write('PUT', path, other, 'other')).status).toBe(412)
    expect((await write('DELETE', path, undefined, 'other')).status).toBe(412)
    expect((await write('DELETE', path, undefined, '*')).status).toBe(200)
    expect((await write('GET', path)).status).toBe(404)
    expect((await write('DELETE', path, undefined, '*')).status).toBe(404)
  })

  it('refuses dangling references and the address of another entry', async () => {
    const { write } = writable
    const [story] = kinds
    await write('PUT', story.path, story.value)
    const refused = await write('PUT', 'stories/other', {
      ...story.value,
      siteId: 'nobody',
      categoryId: 'nothing',
      contactIds: ['nobody'],
      teaserImage: 'nothing',
      blocks: [{ kind: 'media', image: 'nothing', preset: 'inline' }],
    })
    expect([refused.status, toRefusals(refused.body)]).toEqual([
      422,
      [
        'stories.other.siteId: a stored site',
        'stories.other.blocks.0.image: a stored picture',
        'stories.other.teaserImage: a stored picture',
        'stories.other.categoryId: a story category of the site',
        'stories.other.contactIds: story contacts of the site',
      ],
    ])
    const twin = await write('PUT', 'stories/twin', story.value)
    expect(toRefusals(twin.body)).toEqual(['stories.twin.slug: a slug of no other entry'])
  })

  it.each([
    [{ slug: 'contacts' }, 'stories.new.slug: no name of a list'],
    [
      { publicationDate: '2026-02-30' },
      'stories.new.publicationDate: a moment with its zone, such as 2026-03-01T07:30:00Z',
    ],
    [{ videoUrl: 'javascript:alert(1)' }, 'stories.new.videoUrl: an address of a file (/file/…) or a web address'],
    [{ productSlugs: ['CS 240'] }, 'stories.new.productSlugs.0: lowercase letters and digits, hyphens between them'],
    [{ languages: [] }, 'stories.new.languages: at least one language'],
    [{ title: ' ' }, 'stories.new.title: a text that is not empty'],
    [{ html: '<b>' }, 'stories.new.html: no field of this name'],
  ])('refuses a story with %j', async (field, problem) => {
    const { status, body } = await writable.write('PUT', 'stories/new', { ...kinds[0].value, ...field })
    expect([status, toRefusals(body)]).toEqual([422, [problem]])
  })
})

const entry = {
  siteId: 'main',
  slug: 'entry',
  publicationDate: '2026-03-01T07:30:00.000Z',
  title: 'Words of the entry',
  leadText: 'Lead',
  languages: ['en'],
  blocks: [{ kind: 'quote', text: 'q' }],
  isPublished: true,
}

const kinds = [
  {
    path: 'stories/entry',
    value: { ...entry, productSlugs: ['cs-240'] },
    tag: 'stories:main',
    query: '{ stories(siteId: "main", product: "cs-240", first: 10) { items { title } } }',
  },
  {
    path: 'media-releases/entry',
    value: { ...entry, adhoc: true },
    tag: 'media-releases:main',
    query: '{ mediaReleases(siteId: "main", first: 10) { items { title } } }',
  },
  {
    path: 'news-items/entry',
    value: {
      siteId: 'main',
      publicationDate: '2026-03-01T07:30:00.000Z',
      title: 'Words of the entry',
      text: 'Text',
      link: { kind: 'path', text: 'Read', path: '/stories' },
      isPublished: true,
    },
    tag: 'news-feed:main',
    query: '{ newsFeed(siteId: "main", first: 10) { edges { node { title } } } }',
  },
] as const
