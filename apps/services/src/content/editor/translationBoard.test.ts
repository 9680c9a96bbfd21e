import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
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
    expect(await find('text: "BOARD-", state: InProgress')).toEqual(['board-b'])
    expect(await find('siteId: "fair"')).toEqual([])
  })

  it('is not at the public endpoint (EDITOR-09)', async () => {
    const { errors } = await writable.ask('{ translationBoard(siteId: "main") { total } }')
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN')
  })
})
