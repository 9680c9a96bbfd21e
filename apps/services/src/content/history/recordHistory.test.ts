import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { openWritable, toRefusals, type Writable } from '../write/testing/openWritable.ts'

const location = {
  siteIds: ['main'],
  name: 'Wire Hall',
  kinds: ['sales'],
  country: 'CH',
  region: '150',
  city: 'Luzern',
}
const text = (title: string) => {
  return {
    siteId: 'main',
    slug: 'kept',
    publicationDate: '2020-01-01T00:00:00.000Z',
    title,
    leadText: 'Lead',
    languages: ['en'],
    blocks: [{ kind: 'quote', text: title }],
  }
}
const link = (path: string) => ({ kind: 'path', text: 'New', path })
const menu = (title: string) => ({ items: [{ id: 'kept', title, url: '/news' }] })

describeDatabases('the history of content besides pages', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  const write = (editor: string, method: string, path: string, value?: object, version: string | null = '*') =>
    writable.write(method, path, value, version, { 'kudex-editor': editor })
  const list = async (path: string) =>
    ((await writable.write('GET', `${path}/history`)).body['versions'] as Record<string, unknown>[]).map(
      ({ number, action, editor }) => `${String(number)} ${String(action)} ${String(editor)}`,
    )

  it.each<[string, object, object, string, string, string]>([
    ['stories/kept', text('One'), text('Two'), 'title', 'One', 'Two'],
    ['media-releases/kept', text('One'), text('Two'), 'title', 'One', 'Two'],
    [
      'news-items/kept',
      { siteId: 'main', publicationDate: '2020-01-01T00:00:00Z', title: 'N', text: 'One' },
      { siteId: 'main', publicationDate: '2020-01-01T00:00:00Z', title: 'N', text: 'Two' },
      'text',
      'One',
      'Two',
    ],
    [
      'redirects/kept',
      { siteId: 'main', previousUrl: '/kept', target: link('/one') },
      { siteId: 'main', previousUrl: '/kept', target: link('/two') },
      'target.path',
      '/one',
      '/two',
    ],
    ['locations/kept', location, { ...location, city: 'Bern' }, 'city', 'Luzern', 'Bern'],
    [
      'contacts/kept',
      { siteIds: ['main'], givenName: 'Ada', familyName: 'Kern' },
      { siteIds: ['main'], givenName: 'Ada', familyName: 'Stern' },
      'familyName',
      'Kern',
      'Stern',
    ],
    ['navigations/kept', menu('One'), menu('Two'), 'items.0.title', 'One', 'Two'],
    ['footers/kept', { legalText: 'One' }, { legalText: 'Two' }, 'legalText', 'One', 'Two'],
  ])('says who changed what, and restores it: %s (issue 15)', async (path, one, two, field, before, after) => {
    const first = await write('Eva', 'PUT', path, one, null)
    expect(first.status).toBe(200)
    const stale = String(first.body['version'])
    expect((await write('Max', 'PUT', path, two, stale)).status).toBe(200)
    const changes = [{ kind: 'changed', path: field, before, after }]
    expect(await list(path)).toEqual(['2 saved Max', '1 saved Eva'])
    const version = await writable.write('GET', `${path}/history/2`)
    expect((version.body['changes'] as object[]).slice(0, 1)).toMatchObject(changes)
    // The answer to a stale save names the difference.
    const refused = await write('Eva', 'PUT', path, one, stale)
    expect(refused).toMatchObject({ status: 412, body: { updatedBy: 'Max' } })
    expect((refused.body['changes'] as object[]).slice(0, 1)).toMatchObject(changes)
    // A save without a change is no version.
    await write('Eva', 'PUT', path, two)
    expect((await write('Eva', 'POST', `${path}/history/1/restore`, undefined, stale)).status).toBe(412)
    expect((await write('Eva', 'POST', `${path}/history/1/restore`)).status).toBe(200)
    expect(await list(path)).toEqual(['3 restored Eva', '2 saved Max', '1 saved Eva'])
    expect((await writable.write('GET', path)).body['version']).toBe(stale)
    expect((await writable.write('GET', `${path}/history/9`)).status).toBe(404)
  })

  it('keeps the content before the first change', async () => {
    const { body } = await writable.write('GET', 'footers/main-footer')
    await write('Eva', 'PUT', 'footers/main-footer', { legalText: 'Changed' })
    expect(await list('footers/main-footer')).toEqual(['2 saved Eva', '1 initial null'])
    expect((await writable.write('GET', 'footers/main-footer/history/1')).body['value']).toEqual(body['value'])
  })

  it.each(['redirects/kept', 'stories/kept'])('restores what was deleted: %s', async (path) => {
    const { body } = await writable.write('GET', path)
    expect((await write('Max', 'DELETE', path)).status).toBe(200)
    const { title, versions } = (await writable.write('GET', `${path}/history`)).body
    expect(['/kept', 'One']).toContain(title)
    const [deleted] = versions as object[]
    expect(deleted).toMatchObject({ number: 4, action: 'deleted', hasContent: false })
    expect((await write('Eva', 'POST', `${path}/history/4/restore`, undefined, null)).status).toBe(404)
    expect((await write('Eva', 'POST', `${path}/history/3/restore`, undefined, null)).status).toBe(200)
    expect((await writable.write('GET', path)).body['value']).toEqual(body['value'])
  })

  it('does not restore what the content of today refuses', async () => {
    await write('Eva', 'PUT', 'redirects/there', { siteId: 'main', previousUrl: '/there', target: link('/back') }, null)
    await write('Eva', 'DELETE', 'redirects/there')
    await write('Eva', 'PUT', 'redirects/back', { siteId: 'main', previousUrl: '/back', target: link('/there') }, null)
    const restored = await write('Eva', 'POST', 'redirects/there/history/1/restore', undefined, null)
    expect(restored.status).toBe(422)
    expect(toRefusals(restored.body)).not.toEqual([])
  })
})
