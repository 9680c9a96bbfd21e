import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { simulateDate } from '../../testing/simulateDate.ts'
import { openWritable, type Writable, writtenPage } from '../write/testing/openWritable.ts'

describeDatabases('the renewal of a page on the hosts', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())
  const pass = simulateDate('2026-12-01T08:00:00Z')

  const wait = (seconds: number) => pass(seconds * 1_000)
  const report = async (host: string, position?: string) =>
    (
      await writable.write('PUT', `hosts/${encodeURIComponent(host)}`, {
        position: position ?? (await writable.readPoint()),
      })
    ).status
  const read = async (id: string) => (await writable.write('GET', `pages/${id}/renewal`)).body
  const publish = async (id: string, url: string, version: string | null = '*') => {
    await writable.write('PUT', `pages/${id}`, { ...writtenPage, url }, version)
    await writable.write('POST', `pages/${id}/publish`, undefined, '*')
  }

  it('is known by address and host: not yet, live since, not heard of since', async () => {
    await report('web-1:3000')
    await report('web-2:3000')
    expect(await read('about')).toMatchObject({ change: null })
    await publish('press', '/start', null)
    expect(await read('press')).toEqual({
      change: { addresses: [{ siteId: 'main', path: '/start' }], total: 1, isInMenus: false },
      hosts: ['web-1:3000', 'web-2:3000'].map((id) => ({
        id,
        state: 'pending',
        renewedAt: null,
        reportedAt: '2026-12-01T08:00:00.000Z',
      })),
      leftPath: null,
    })
    wait(2)
    await report('web-1:3000')
    wait(40)
    await report('web-1:3000')
    expect((await read('press'))['hosts']).toMatchObject([
      { state: 'live', renewedAt: '2026-12-01T08:00:02.000Z', reportedAt: '2026-12-01T08:00:42.000Z' },
      { state: 'silent', renewedAt: null, reportedAt: '2026-12-01T08:00:00.000Z' },
    ])
  })

  it('names the old and the new address of a page that moved, and the pages that link to it', async () => {
    await publish('press', '/press')
    const link = { kind: 'links', links: [{ kind: 'page', text: 'Press', pageId: 'press' }] }
    await writable.write('PUT', 'pages/linking', { ...writtenPage, url: '/linking', blocks: [link] })
    await writable.write('POST', 'pages/linking/publish', undefined, '*')
    await publish('press', '/news-room')
    const paths = ['/news-room', '/press', '/linking']
    expect((await read('press'))['change']).toMatchObject({ addresses: paths.map((path) => ({ path })), total: 3 })
    // Drafts change nothing for visitors.
    await writable.write('PUT', 'pages/press', { ...writtenPage, url: '/draft-only' }, '*')
    expect((await read('press'))['change']).toMatchObject({ total: 3 })
  })

  it('names the address that a moved page left, until a redirect or a page has it (ROUTE-21)', async () => {
    const readLeft = async (id: string) => (await read(id))['leftPath']
    const redirect = { siteId: 'main', previousUrl: '/left/', target: { kind: 'page', text: 'Left', pageId: 'left' } }
    await publish('left', '/left', null)
    expect(await readLeft('left')).toBeNull()
    await publish('left', '/right')
    expect(await readLeft('left')).toBe('/left')
    await writable.write('POST', 'pages/left/renew')
    expect(await readLeft('left')).toBe('/left')
    await writable.write('PUT', 'redirects/left', redirect)
    expect(await readLeft('left')).toBeNull()
    await writable.write('DELETE', 'redirects/left', undefined, '*')
    expect(await readLeft('left')).toBe('/left')
    await writable.write('PUT', 'pages/next', { ...writtenPage, url: '/left' })
    expect(await readLeft('left')).toBeNull()
    await writable.write('DELETE', 'pages/next/draft', undefined, '*')
    await publish('left', '/right')
    expect(await readLeft('left')).toBeNull()
  })

  it('names no address of a page that it links to', async () => {
    const link = { kind: 'links', links: [{ kind: 'page', text: 'Away', pageId: 'away' }] }
    await publish('away', '/away', null)
    await writable.write('PUT', 'pages/remains', { ...writtenPage, url: '/remains', blocks: [link] })
    await writable.write('POST', 'pages/remains/publish', undefined, '*')
    await publish('away', '/further')
    await writable.write('POST', 'pages/away/unpublish', undefined, '*')
    await writable.write('POST', 'pages/remains/renew')
    expect((await read('remains'))['leftPath']).toBeNull()
  })

  it('can be asked for: a new change concerns the same addresses on all hosts', async () => {
    await report('web-1:3000')
    const point = await writable.readPoint()
    expect((await writable.write('POST', 'pages/press/renew')).status).toBe(200)
    expect(await read('press')).toMatchObject({ change: { total: 3 }, hosts: [{ state: 'pending' }, {}] })
    const [change] = await writable.readTags(point)
    expect(change?.tags).toEqual(expect.arrayContaining(['page:press', 'page:linking', 'page-address:main:/press']))
    await report('web-1:3000')
    expect(await read('press')).toMatchObject({ hosts: [{ state: 'live' }, {}] })
    expect((await writable.write('POST', 'pages/never/renew')).status).toBe(404)
    expect((await writable.write('GET', 'pages/never/renewal')).status).toBe(404)
  })

  it('does not count points of another log, nor of the future; hosts that stop or are silent for a day are gone', async () => {
    await writable.write('POST', 'pages/press/renew')
    const ahead = (await writable.readPoint()).replace(/\d+$/, (number) => String(Number(number) + 1))
    for (const point of ['0-999', ahead, 'x']) expect(await report('web-3:3000', point)).toBe(200)
    const listHosts = async () => ((await read('press'))['hosts'] as { id: string }[]).map(({ id }) => id)
    expect(await read('press')).toMatchObject({ hosts: [{}, {}, { id: 'web-3:3000', state: 'pending' }] })
    await writable.write('DELETE', 'hosts/web-3%3A3000')
    expect(await listHosts()).toEqual(['web-1:3000', 'web-2:3000'])
    wait(25 * 60 * 60)
    await report('web-1:3000')
    expect(await listHosts()).toEqual(['web-1:3000'])
    expect((await writable.write('PUT', 'hosts/web-1:3000', { position: 7 })).status).toBe(400)
    expect(await report('no name')).toBe(400)
    expect((await writable.write.send('PUT', 'hosts/web-1:3000', { headers: { authorization: '' } })).status).toBe(401)
  })
})
