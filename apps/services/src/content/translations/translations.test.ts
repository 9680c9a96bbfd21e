import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { StatementCounter } from '../../testing/statementCounter.ts'
import { translationTargets } from './translationTables.ts'
import { openWritable, toRefusals, type Writable, writtenPage } from '../write/testing/openWritable.ts'

const counter = new StatementCounter()

describeDatabases(
  'translations of pages',
  (open) => {
    let writable: Writable
    beforeAll(async () => {
      writable = await openWritable(open())
    })
    afterAll(() => writable.close())

    const write = (...call: Parameters<Writable['write']>) => writable.write(...call)
    const put = async (id: string, value: object, version: string | null = '*') => {
      expect(await write('PUT', `pages/${id}`, value, version)).toMatchObject({ status: 200 })
    }
    const publish = (id: string) => write('POST', `pages/${id}/publish`, undefined, '*')
    const read = async (id: string) => (await write('GET', `translations/${id}`)).body
    const finish = (pageId: string, language: string) =>
      open().queries.insert(translationTargets).values({ pageId, language, state: 'Translated' })
    const page = { ...writtenPage, url: '/translated', translationTargetLanguages: ['de', 'fr', 'en'] }
    const readStates = async (id: string) =>
      ((await read(id))['targetLanguages'] as { language: string; translationState: string; outdated: boolean }[]).map(
        ({ language, translationState, outdated }) => `${language} ${translationState}${outdated ? ' outdated' : ''}`,
      )

    it('have a source language, targets with their states and an overall state (TRANS-02, TRANS-06)', async () => {
      expect(await read('about')).toEqual({
        pageId: 'about',
        sourceLanguage: 'en',
        overallState: 'InProgress',
        targetLanguages: [
          {
            id: 'about:de',
            language: 'de',
            translationState: 'Translated',
            exportedAt: '2026-08-23T08:00:00.000Z',
            importedAt: '2026-09-01T08:00:00.000Z',
            dueAt: null,
            outdated: false,
          },
          {
            id: 'about:fr',
            language: 'fr',
            translationState: 'InProgress',
            exportedAt: '2026-09-02T08:00:00.000Z',
            importedAt: null,
            dueAt: null,
            outdated: false,
          },
        ],
      })
    })

    it('have no overall state without targets (TRANS-05)', async () => {
      expect(await read('history')).toEqual({
        pageId: 'history',
        sourceLanguage: 'en',
        overallState: null,
        targetLanguages: [],
      })
    })

    it('are in progress from the start on, and marked without dates after a reset (TRANS-07)', async () => {
      await put('steps', page, null)
      expect(await readStates('steps')).toEqual(['de MarkedForTranslation', 'fr MarkedForTranslation'])
      const before = Date.now()
      const started = await write('POST', 'translations/steps/start', { dueAt: '2027-01-31T12:00:00+01:00' })
      expect(started).toMatchObject({ status: 200, body: { overallState: 'InProgress' } })
      const [german] = started.body['targetLanguages'] as { exportedAt: string; dueAt: string }[]
      expect(Date.parse(german?.exportedAt ?? '')).toBeGreaterThanOrEqual(before)
      expect(german?.dueAt).toBe('2027-01-31T11:00:00.000Z')
      expect(await write('POST', 'translations/steps/reset', { languages: ['fr'] })).toMatchObject({
        body: {
          overallState: 'InProgress',
          targetLanguages: [
            { language: 'de', translationState: 'InProgress', dueAt: '2027-01-31T11:00:00.000Z' },
            { language: 'fr', translationState: 'MarkedForTranslation', exportedAt: null, importedAt: null },
          ],
        },
      })
      // A request without a body applies to all targets.
      expect(await write('POST', 'translations/steps/reset')).toMatchObject({
        body: { overallState: 'MarkedForTranslation' },
      })
    })

    it('are started for many pages at once, all or none, without those that are done', async () => {
      await put('first', { ...page, url: '/first' }, null)
      await put('second', { ...page, url: '/second' }, null)
      await finish('first', 'de')
      const refused = await write('POST', 'translations/start', { pages: ['first', 'never'] })
      expect(toRefusals(refused.body)).toEqual(['pages: the id of a page'])
      expect(await readStates('first')).toEqual(['de Translated', 'fr MarkedForTranslation'])
      expect((await write('POST', 'translations/start', { pages: ['first', 'second'] })).status).toBe(200)
      expect(await readStates('first')).toEqual(['de Translated', 'fr InProgress'])
      expect(await readStates('second')).toEqual(['de InProgress', 'fr InProgress'])
      expect(await write('POST', 'translations/start', { pages: ['first'], languages: ['es'] })).toMatchObject({
        status: 422,
      })
      expect((await write('POST', 'translations/start', { pages: [] })).status).toBe(422)
    })

    it('start with the same number of statements for any number of pages', async () => {
      const ids = Array.from({ length: 12 }, (_, index) => `many-${index}`)
      const pages = Object.fromEntries(ids.map((id) => [id, { ...page, url: `/${id}` }]))
      expect((await write('POST', 'import', { pages })).status).toBe(200)
      const start = (count: number) => write('POST', 'translations/start', { pages: ids.slice(0, count) })
      const few = await counter.during(() => start(2))
      expect(await counter.during(() => start(12))).toBe(few)
      expect(await readStates('many-11')).toEqual(['de InProgress', 'fr InProgress'])
      const body = { pages: ids, languages: ['de', 'de'] }
      expect((await write('POST', 'translations/start', body)).status).toBe(200)
    })

    it('refuses unknown pages, languages and fields (TRANS-08)', async () => {
      expect((await write('GET', 'translations/never')).status).toBe(404)
      expect((await write('POST', 'translations/never/start')).status).toBe(404)
      expect((await write('POST', 'translations/about/publish')).status).toBe(404)
      const answer = await write('POST', 'translations/about/start', { languages: ['es'] })
      expect(answer.status).toBe(422)
      expect(toRefusals(answer.body)).toEqual(['languages: target languages of the page: de, fr'])
      expect((await write('POST', 'translations/about/start', { language: 'de' })).status).toBe(422)
      const anonymous = await writable.write.send('GET', 'translations/about', { headers: { authorization: '' } })
      expect(anonymous.status).toBe(401)
      expect(anonymous.headers.get('cache-control')).toBe('no-store')
    })

    it('are outdated while the newest source texts differ, whatever else changes', async () => {
      await put('source', { ...page, url: '/source' }, null)
      await write('POST', 'translations/source/start', { languages: ['de'] })
      const changed = { ...page, url: '/source', title: { en: 'Changed', de: 'Neues' } }
      await put('source', changed)
      expect(await readStates('source')).toEqual(['de InProgress outdated', 'fr MarkedForTranslation'])
      await put('source', {
        ...page,
        url: '/elsewhere',
        title: { en: 'News', de: 'Anderes', fr: 'Autre' },
        blocks: [{ kind: 'anchorNavigation' }, ...page.blocks],
      })
      expect(await readStates('source')).toEqual(['de InProgress', 'fr MarkedForTranslation'])
    })

    it('show what changed in the source texts since they were started', async () => {
      await put('compared', { ...page, url: '/compared' }, null)
      await write('POST', 'translations/compared/start')
      expect((await read('compared/changes'))['sources']).toEqual([])
      await put('compared', { ...page, url: '/compared', title: { en: 'Changed', de: 'Anders' } })
      await write('POST', 'translations/compared/start', { languages: ['fr'] })
      await put('compared', {
        ...page,
        url: '/compared',
        title: { en: 'Changed', de: 'Anders' },
        blocks: [...page.blocks, { kind: 'quote', text: { en: 'More', de: 'Mehr' } }],
      })
      const added = expect.objectContaining({ kind: 'added', path: 'blocks.2' })
      expect((await read('compared/changes'))['sources']).toEqual([
        {
          languages: ['de'],
          changes: [{ kind: 'changed', path: 'title.en', block: null, before: 'News', after: 'Changed' }, added],
        },
        { languages: ['fr'], changes: [added] },
      ])
      expect((await write('GET', 'translations/never/changes')).status).toBe(404)
    })

    it('name the cells of tables that changed since the start', async () => {
      const toPage = (width: string) => {
        const rows = [[{ en: 'Width' }, { en: width, de: '5 mm breit' }]]
        const table = { kind: 'table', caption: 'Sizes', columns: ['A', 'B'], rows }
        return { ...writtenPage, url: '/tables', blocks: [table], translationTargetLanguages: ['de'] }
      }
      await write('PUT', 'pages/tables', toPage('5 mm wide'))
      await write('POST', 'translations/tables/start')
      await write('PUT', 'pages/tables', toPage('6 mm wide'), '*')
      expect((await read('tables/changes'))['sources']).toMatchObject([
        { languages: ['de'], changes: [{ path: 'blocks.0.rows.0.1.en', before: '5 mm wide', after: '6 mm wide' }] },
      ])
    })

    it('are marked again once other source texts are published, unless they are up to date', async () => {
      const values = { ...(await write('GET', 'pages/about')).body }['draft'] as object
      await put('about', { ...values, title: { en: 'Us', de: 'Wir' } })
      expect(await readStates('about')).toEqual(['de Translated outdated', 'fr InProgress outdated'])
      await publish('about')
      expect(await readStates('about')).toEqual(['de MarkedForTranslation outdated', 'fr InProgress outdated'])
      await write('POST', 'translations/about/start')
      expect(await readStates('about')).toEqual(['de InProgress', 'fr InProgress'])
    })
  },
  { logger: counter },
)
