import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { simulateDate } from '../../testing/simulateDate.ts'
import { openWritable, toRefusals, type Writable, writtenPage } from '../write/testing/openWritable.ts'

describeDatabases('the history of a page', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())
  const pass = simulateDate('2026-12-01T08:00:00Z')

  const wait = (minutes: number) => pass(minutes * 60_000)
  const toPage = (id: string, title: string) => ({ ...writtenPage, url: `/${id}`, title: { en: title } })
  const write = (editor: string, method: string, path: string, value?: object, version: string | null = '*') =>
    writable.write(method, path, value, version, { 'kudex-editor': encodeURIComponent(editor) })
  const save = (editor: string, id: string, title: string, version: string | null = '*') =>
    write(editor, 'PUT', `pages/${id}`, toPage(id, title), version)
  const read = async (id: string, query = '') =>
    (await writable.write('GET', `pages/${id}/history${query}`)).body['versions'] as Record<string, unknown>[]
  const list = async (id: string) =>
    (await read(id)).map(({ number, editor, action }) => `${String(number)} ${String(action)} ${String(editor)}`)
  const readVersion = async (id: string) => String((await writable.write('GET', `pages/${id}`)).body['version'])

  it('says who did what and when, and keeps the content before the first change', async () => {
    await save('Eva Müller', 'about', 'Us')
    wait(5)
    await write('Max', 'POST', 'pages/about/publish')
    expect(await list('about')).toEqual(['3 published Max', '2 saved Eva Müller', '1 initial null'])
    expect((await read('about'))[1]).toMatchObject({
      startedAt: '2026-12-01T08:00:00.000Z',
      at: '2026-12-01T08:00:00.000Z',
    })
    const first = (await writable.write('GET', 'pages/about/history/1')).body
    expect(first['value']).toMatchObject({ title: { en: 'About (new)' } })
    expect((await writable.write('GET', 'pages/about')).body['lastChange']).toEqual({
      at: '2026-12-01T08:05:00.000Z',
      editor: 'Max',
      action: 'published',
    })
    expect((await writable.write('GET', 'pages/about/history/9')).status).toBe(404)
    expect(await read('about', '?before=3')).toMatchObject([{ number: 2 }, { number: 1 }])
  })

  it('joins the saves of one editor within ten minutes', async () => {
    await save('Eva', 'joined', 'One', null)
    wait(6)
    await save('Eva', 'joined', 'Two')
    wait(6)
    await save('Eva', 'joined', 'Three')
    await save('Max', 'joined', 'Four')
    await save('Eva', 'joined', 'Five')
    expect(await list('joined')).toEqual(['4 saved Eva', '3 saved Max', '2 saved Eva', '1 saved Eva'])
    const version = (await writable.write('GET', 'pages/joined/history/2')).body
    expect(version['changes']).toEqual([
      { kind: 'changed', path: 'title.en', block: null, before: 'Two', after: 'Three' },
    ])
  })

  it('has no version for a save that changes nothing, which also keeps its version tag', async () => {
    const first = await save('Eva', 'same', 'Same', null)
    const point = await readVersion('same')
    expect(await save('Max', 'same', 'Same', point)).toMatchObject({ status: 200, body: { version: point } })
    // A repeated save with the version before it: its response was lost.
    await save('Eva', 'same', 'Next', point)
    expect(await save('Eva', 'same', 'Next', point)).toMatchObject({ status: 200 })
    expect(first.body['version']).toBe(point)
    expect(await list('same')).toEqual(['1 saved Eva'])
  })

  it('tells the writer of a stale version who changed what', async () => {
    const version = String((await save('Eva', 'stale', 'One', null)).body['version'])
    wait(1)
    await save('Max', 'stale', 'Two', version)
    expect(await save('Eva', 'stale', 'Three', version)).toMatchObject({
      status: 412,
      body: {
        version: await readVersion('stale'),
        updatedBy: 'Max',
        updatedAt: '2026-12-01T08:01:00.000Z',
        changes: [{ kind: 'changed', path: 'title.en', before: 'One', after: 'Two' }],
      },
    })
    // In the middle of joined saves: compared from before them.
    const middle = await readVersion('stale')
    await save('Max', 'stale', 'Four', middle)
    expect((await save('Eva', 'stale', 'Five', middle)).body['changes']).toMatchObject([
      { before: 'One', after: 'Four' },
    ])
    expect((await save('Eva', 'stale', 'Five', 'unknown')).body['changes']).toBeNull()
  })

  it('restores a version as a draft', async () => {
    await save('Eva', 'restored', 'One', null)
    wait(11)
    await save('Eva', 'restored', 'Two')
    await write('Eva', 'POST', 'pages/restored/publish')
    expect((await write('Max', 'POST', 'pages/restored/history/1/restore', undefined, null)).status).toBe(428)
    expect(await write('Max', 'POST', 'pages/restored/history/1/restore')).toMatchObject({
      status: 200,
      body: {
        draft: { title: { en: 'One' } },
        published: { title: { en: 'Two' } },
        lastChange: { action: 'restored' },
      },
    })
    expect((await read('restored'))[0]).toMatchObject({ number: 4, editor: 'Max', restoredFrom: 1 })
    expect((await write('Max', 'POST', 'pages/restored/history/8/restore')).status).toBe(404)
  })

  it('shows no content of versions to visitors', async () => {
    await save('Eva', 'restored', 'Hidden draft')
    const { data } = await writable.ask('{ page(id: "restored") { title } }')
    expect(data).toEqual({ page: { title: 'Two' } })
    const answer = await writable.write.send('GET', 'pages/restored/history', { headers: { authorization: '' } })
    expect(answer.status).toBe(401)
  })

  it('deletes a draft, and with it a page that was never published, which can be restored', async () => {
    await save('Eva', 'brief', 'Draft', null)
    expect((await write('Eva', 'DELETE', 'pages/brief/draft', undefined, 'stale')).status).toBe(412)
    expect(await write('Eva', 'DELETE', 'pages/brief/draft')).toMatchObject({ status: 200, body: { stored: 1 } })
    expect((await writable.write('GET', 'pages/brief')).status).toBe(404)
    expect(await list('brief')).toEqual(['2 draftDeleted Eva', '1 saved Eva'])
    expect((await write('Eva', 'POST', 'pages/brief/history/1/restore', undefined, null)).status).toBe(200)
    await write('Eva', 'POST', 'pages/brief/publish')
    const nothing = await write('Eva', 'DELETE', 'pages/brief/draft')
    expect(toRefusals(nothing.body)).toEqual(['pages.brief: a page with a draft'])
    await save('Eva', 'brief', 'Again')
    expect(await write('Eva', 'DELETE', 'pages/brief/draft')).toMatchObject({
      body: { draft: null, published: { title: { en: 'Draft' } } },
    })
  })

  it('ignores names of editors that are too long or not encoded', async () => {
    await save('', 'named', 'Named', null)
    for (const name of ['x'.repeat(101), '%E0%A4%A', 'a%0Ab']) {
      const put = await writable.write('PUT', 'pages/named', toPage('named', name), '*', { 'kudex-editor': name })
      expect(put.body['lastChange']).toMatchObject({ editor: null })
    }
  })
})
