import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { simulateDate } from '../../testing/simulateDate.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

const redirect = (path: string) => {
  return { siteId: 'main', previousUrl: '/old-audit', target: { kind: 'path', text: 'New', path } }
}

const contact = {
  siteIds: ['main'],
  givenName: 'Ada',
  familyName: 'Kern',
  languages: ['en'],
}

interface ListedChange {
  readonly kind: string
  readonly id: string
  readonly action: string
  readonly editor: string | null
  readonly title: string | null
  readonly isDeleted: boolean
}

describeDatabases('the list of all changes', (open) => {
  let writable: Writable
  const pass = simulateDate('2026-12-01T08:00:00Z')

  const write = (editor: string, method: string, path: string, value?: object, version: string | null = '*') =>
    writable.write(method, path, value, version, editor ? { 'kudex-editor': encodeURIComponent(editor) } : {})
  const list = async (query = '') => {
    const { status, body } = await writable.write('GET', `history${query}`)
    expect(status).toBe(200)
    return body as unknown as { total: number; changes: ListedChange[]; editors: string[] }
  }
  const lines = async (query = '') =>
    (await list(query)).changes.map(({ action, kind, id, editor }) => `${editor} ${action} ${kind}/${id}`)

  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  it('says who saved, scheduled, published, deleted and restored what, the newest first (issue 15)', async () => {
    const steps: (readonly [string, string, string, object?, (string | null)?])[] = [
      ['Eva Müller', 'PUT', 'pages/audited', { ...writtenPage, url: '/audited', title: { en: 'A', de: 'Ä' } }, null],
      ['Max', 'PUT', 'pages/audited/schedule', { publishAt: '2026-12-02T08:00:00Z', timeZone: 'UTC' }],
      ['Max', 'PUT', 'pages/audited/schedule', { timeZone: 'UTC' }],
      ['Max', 'POST', 'pages/audited/publish'],
      ['Eva Müller', 'POST', 'pages/audited/unpublish'],
      ['Eva Müller', 'PUT', 'redirects/audited', redirect('/new'), null],
      ['', 'DELETE', 'redirects/audited'],
      ['Max', 'PUT', 'contacts/ada', contact, null],
      ['Max', 'PUT', 'contacts/ada', { ...contact, givenName: 'Adele' }],
      ['Max', 'POST', 'contacts/ada/history/1/restore'],
      ['Max', 'PUT', 'footers/main-footer', {}],
    ]
    for (const step of steps) {
      expect((await write(...step)).status, JSON.stringify(step)).toBe(200)
      pass(60 * 60_000)
    }
    expect(await lines()).toEqual([
      'Max saved footers/main-footer',
      'Max restored contacts/ada',
      'Max saved contacts/ada',
      'Max saved contacts/ada',
      'null deleted redirects/audited',
      'Eva Müller saved redirects/audited',
      'Eva Müller unpublished pages/audited',
      'Max published pages/audited',
      'Max unscheduled pages/audited',
      'Max scheduled pages/audited',
      'Eva Müller saved pages/audited',
    ])
    const { changes, editors, total } = await list('?language=de')
    expect([total, editors]).toEqual([11, ['Eva Müller', 'Max']])
    expect(changes[0]).toMatchObject({ title: null, isDeleted: false })
    expect(changes[1]).toMatchObject({ title: 'Ada Kern', restoredFrom: 1, at: '2026-12-01T17:00:00.000Z' })
    expect(changes[5]).toMatchObject({ title: '/old-audit', isDeleted: true })
    expect(changes[10]).toMatchObject({ title: 'Ä', isDeleted: false })
  })

  it('is filtered by editor, kind and time, part by part', async () => {
    expect(await lines('?editor=Eva%20M%C3%BCller&kind=pages')).toEqual([
      'Eva Müller unpublished pages/audited',
      'Eva Müller saved pages/audited',
    ])
    expect(await lines('?from=2026-12-01T09:00:00Z&until=2026-12-01T11:00:00Z')).toEqual([
      'Max unscheduled pages/audited',
      'Max scheduled pages/audited',
    ])
    expect(await list('?kind=contacts&offset=2')).toMatchObject({ total: 3, changes: [{ number: 1 }] })
    expect(await list('?editor=nobody')).toMatchObject({ total: 0, changes: [] })
    for (const query of ['?kind=secrets', '?from=soon', '?offset=-1'])
      expect((await writable.write('GET', `history${query}`)).status).toBe(400)
  })

  it('is for editors only', async () => {
    const answer = await writable.write.send('GET', 'history', { headers: { authorization: '' } })
    expect(answer.status).toBe(401)
  })
})
