import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { pageListings } from '../tables.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

describeDatabases('the translation board', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
    for (const id of ['board-a', 'board-b'])
      await writable.write('PUT', `pages/${id}`, {
        ...writtenPage,
        url: `/${id}`,
        translationTargetLanguages: ['de', 'fr', 'fr', 'en'],
      })
    await writable.write('POST', 'translations/board-b/start', { languages: ['fr'], dueAt: '2027-01-31T11:00:00Z' })
    await writable.write(
      'PUT',
      'pages/board-b',
      { ...writtenPage, url: '/board-b', title: 'B', translationTargetLanguages: ['fr'] },
      '*',
    )
  })
  afterAll(() => writable.close())

  const readBoard = async (args: string) =>
    (
      await writable.askDraft(
        `{ translationBoard(${args}) { total counts { language state outdated count } pages { id overallState targets { id translationState outdated dueAt } } } }`,
      )
    ).at('translationBoard') as { total: number; counts: object[]; pages: { id: string }[] }

  it('lists pages with their translations in every language', async () => {
    const { total, pages } = await readBoard('siteId: "main", first: 2, offset: 1')
    expect(total).toBe(3)
    const marked = { translationState: 'MarkedForTranslation', outdated: false, dueAt: null }
    expect(pages).toEqual([
      {
        id: 'board-a',
        overallState: 'MarkedForTranslation',
        targets: [
          { ...marked, id: 'board-a:de' },
          { ...marked, id: 'board-a:fr' },
        ],
      },
      {
        id: 'board-b',
        overallState: 'InProgress',
        targets: [
          {
            id: 'board-b:fr',
            translationState: 'InProgress',
            outdated: true,
            dueAt: '2027-01-31T11:00:00.000Z',
          },
        ],
      },
    ])
  })

  it('counts translations by language, state and whether they are outdated, each target once', async () => {
    expect((await readBoard('siteId: "main", language: "de"')).counts).toEqual([
      { language: 'de', state: 'MarkedForTranslation', outdated: false, count: 1 },
      { language: 'de', state: 'Translated', outdated: false, count: 1 },
      { language: 'fr', state: 'InProgress', outdated: false, count: 1 },
      { language: 'fr', state: 'InProgress', outdated: true, count: 1 },
      { language: 'fr', state: 'MarkedForTranslation', outdated: false, count: 1 },
    ])
  })

  it('filters pages by a translation that matches all filters', async () => {
    const find = async (args: string) => (await readBoard(args)).pages.map(({ id }) => id)
    expect(await find('language: "de"')).toEqual(['about', 'board-a'])
    expect(await find('language: "de", state: MarkedForTranslation')).toEqual(['board-a'])
    expect(await find('state: InProgress, outdated: false')).toEqual(['about'])
    expect(await find('outdated: true')).toEqual(['board-b'])
    // Filters of one translation: page b is outdated, but not in German.
    expect(await find('language: "de", outdated: true')).toEqual([])
    expect(await find('language: "fr", outdated: true')).toEqual(['board-b'])
    expect(await find('language: "_r"')).toEqual([])
    expect(await find('text: "BOARD-", state: InProgress')).toEqual(['board-b'])
    expect(await find('siteId: "fair"')).toEqual([])
  })

  it('and the tree are updated with each write, in any order of writes', async () => {
    const { queries } = open()
    const readListings = async () =>
      await queries.select().from(pageListings).orderBy(pageListings.pageId, pageListings.stage)
    const page = { ...writtenPage, url: '/listed', translationTargetLanguages: ['de'] }
    const steps: Record<string, () => Promise<unknown>> = {
      create: () => writable.write('PUT', 'pages/listed', page),
      publish: () => writable.write('POST', 'pages/listed/publish', undefined, '*'),
      start: () => writable.write('POST', 'translations/listed/start', {}),
      change: () => writable.write('PUT', 'pages/listed', { ...page, title: { en: 'Other' } }, '*'),
      reset: () => writable.write('POST', 'translations/listed/reset', {}),
      unpublish: () => writable.write('POST', 'pages/listed/unpublish', undefined, '*'),
      delete: () => writable.write('DELETE', 'pages/listed/draft', undefined, '*'),
    }
    for (const [name, step] of Object.entries(steps)) {
      const before = await readListings()
      await step()
      const listings = await readListings()
      expect(listings, name).not.toEqual(before)
      await queries.execute(sql`select content.list_pages(array(select distinct id from content.pages))`)
      expect(await readListings(), name).toEqual(listings)
    }
    expect((await readListings()).map(({ pageId }) => pageId)).not.toContain('listed')
  })

  it('is not at the public endpoint (EDITOR-09)', async () => {
    const { errors } = await writable.ask('{ translationBoard(siteId: "main") { total } }')
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})
