import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { openWritable, toRefusals, type Writable } from '../write/testing/openWritable.ts'
import type { ListedRecord } from './listRecords.ts'

const redirect = (previousUrl: string, path: string) => {
  return { siteId: 'main', previousUrl, target: { kind: 'path', text: 'New', path } }
}

const toNews = (title: string) => {
  return { siteId: 'main', publicationDate: '2020-01-01T00:00:00Z', title, text: 'T' }
}

describeDatabases('the lists of content for editors', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
    for (const [id, from, to] of [
      ['gone-press', '/gone-press', '/press'],
      ['gone-fair', '/gone-fair', '/fair'],
    ] as const) {
      expect((await writable.write('PUT', `redirects/${id}`, redirect(from, to))).status).toBe(200)
    }
  })
  afterAll(() => writable.close())

  const list = async (path: string) => {
    const { body } = await writable.write('GET', path)
    return body as unknown as { readonly total: number; readonly records: readonly ListedRecord[] }
  }

  it('have titles and details, of which a part is searched for (issue 15)', async () => {
    const { total, records } = await list('redirects?search=GONE-')
    expect(total).toBe(2)
    expect(records).toContainEqual({
      id: 'gone-press',
      title: '/gone-press',
      detail: '/press',
      isPublished: null,
      publicationDate: null,
    })
    expect((await list('redirects?search=/fair')).records.map(({ id }) => id)).toEqual(['gone-fair'])
    expect(await list('redirects?search=gone-&offset=2')).toEqual({ total: 2, records: [] })
  })

  it('have stories in the language of the editor with their website, drafts too, the newest first', async () => {
    const story = {
      siteId: 'main',
      leadText: 'Lead',
      languages: ['en', 'de'],
      blocks: [],
    }
    const dates = { 'list-a': '2020-01-01T00:00:00Z', 'list-b': '2020-01-02T00:00:00Z' }
    for (const [id, publicationDate] of Object.entries(dates)) {
      const value = { ...story, slug: id, publicationDate, title: { en: `Listed ${id}`, de: `Gelistet ${id}` } }
      expect((await writable.write('PUT', `stories/${id}`, value)).status).toBe(200)
    }
    const { records } = await list('stories?search=gelistet&language=de')
    expect(records.map(({ id, detail, isPublished }) => [id, detail, isPublished])).toEqual([
      ['list-b', 'Main', false],
      ['list-a', 'Main', false],
    ])
  })

  it.each([
    'navigations',
    'footers',
    'contacts',
    'locations',
    'media-releases',
    'news-items',
    'sites',
    'pages',
    'route-rules',
  ])('exist for %s', async (kind) => {
    const { total, records } = await list(`${kind}?search=`)
    expect(records.every(({ id, title }) => id !== '' && typeof title === 'string')).toBe(true)
    expect(total).toBeGreaterThanOrEqual(records.length)
  })

  it.each([
    ['redirects/gone-press', redirect('/gone-press', '/other'), redirect('/gone-press', '/another')],
    ['news-items/n1', toNews('N'), toNews('M')],
  ])('say who saved an entry meanwhile: %s', async (path, value, other) => {
    const { write } = writable
    const { status } = await write('GET', path)
    const first = await write('PUT', path, value, status === 200 ? '*' : null, { 'kudex-editor': 'Eva%20M%C3%BCller' })
    const stale = await write('PUT', path, other, 'other-version', { 'kudex-editor': 'Rolf' })
    expect(first.status).toBe(200)
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ updatedBy: 'Eva Müller', updatedAt: expect.any(String), changes: null })
  })

  it('refuse redirects in a loop, alone and with others, with the field (ROUTE-22)', async () => {
    const { write } = writable
    const alone = await write('PUT', 'redirects/loop', redirect('/loop', '/loop'))
    expect(toRefusals(alone.body)?.[0]).toMatch(
      /^redirects\.loop\.target: an address that does not lead back to itself/,
    )
    await write('PUT', 'redirects/one', redirect('/one', '/two'))
    const both = await write('PUT', 'redirects/two', redirect('/two', '/one'))
    expect(both.status).toBe(422)
  })
})
