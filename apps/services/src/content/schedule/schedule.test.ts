import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../../testing/describeDatabases.ts'
import { openWritable, toRefusals, type Writable, writtenPage } from '../write/testing/openWritable.ts'
import { runDueSchedules } from './runDueSchedules.ts'

describeDatabases('a page with a schedule', (open) => {
  let writable: Writable
  beforeAll(async () => {
    writable = await openWritable(open())
  })
  afterAll(() => writable.close())

  const start = Date.now()
  const at = (hours: number) => new Date(start + hours * 3_600_000)
  const timeZone = 'Europe/Zurich'
  const run = (hours: number) => runDueSchedules(open().queries, at(hours))
  const write = (...call: Parameters<Writable['write']>) => writable.write(...call)
  const save = (id: string, value: object = {}) =>
    write('PUT', `pages/${id}`, { ...writtenPage, url: `/${id}`, ...value })
  const plan = (id: string, publishAt: Date | null, unpublishAt: Date | null = null) =>
    write('PUT', `pages/${id}/schedule`, { publishAt, unpublishAt, timeZone }, null, { 'kudex-editor': 'Eva' })
  const isVisible = async (id: string) => (await writable.ask(`{ page(id: "${id}") { id } }`)).at('page') !== null

  it('is published and unpublished at its times, in the name of the editor, and not before', async () => {
    await save('timed')
    expect(await plan('timed', at(2), at(5))).toMatchObject({
      status: 200,
      body: {
        publishAt: at(2).toISOString(),
        unpublishAt: at(5).toISOString(),
        timeZone,
        editor: 'Eva',
        failure: null,
      },
    })
    expect(await run(1)).toEqual(at(2))
    expect(await isVisible('timed')).toBe(false)
    const point = await writable.readPoint()
    expect(await run(2)).toEqual(at(5))
    expect(await isVisible('timed')).toBe(true)
    expect(await writable.readTags(point)).toEqual([{ tags: ['page-address:main:/timed', 'page:timed', 'pages:main'] }])
    expect((await write('GET', 'pages/timed')).body['lastChange']).toMatchObject({ editor: 'Eva', action: 'published' })
    expect(await run(6)).toBeNull()
    expect(await isVisible('timed')).toBe(false)
    expect((await write('GET', 'pages/timed/schedule')).body).toMatchObject({ publishAt: null, unpublishAt: null })
  })

  it('leaves an address behind if it moves, as one that an editor publishes does (ROUTE-21)', async () => {
    await save('moving')
    await write('POST', 'pages/moving/publish', undefined, '*')
    await write('PUT', 'pages/moving', { ...writtenPage, url: '/moved' }, '*')
    await plan('moving', at(2))
    await run(2)
    expect((await write('GET', 'pages/moving/renewal')).body['leftPath']).toBe('/moving')
  })

  it('is published once, also by several processes and after a stop of hours', async () => {
    await save('once')
    await plan('once', at(2), at(3))
    const point = await writable.readPoint()
    await Promise.all([run(9), run(9), run(9)])
    expect(await writable.readTags(point)).toHaveLength(2)
    expect(await isVisible('once')).toBe(false)
  })

  it('does nothing if an editor was faster', async () => {
    await save('faster')
    await plan('faster', at(2))
    await write('POST', 'pages/faster/publish', undefined, '*')
    const point = await writable.readPoint()
    expect(await run(2)).toBeNull()
    expect(await writable.readPoint()).toBe(point)
  })

  it('does not publish a page that was deleted and created again', async () => {
    await save('again')
    await plan('again', at(2))
    expect((await write('DELETE', 'pages/again/draft', undefined, '*')).status).toBe(200)
    await save('again')
    expect((await write('GET', 'pages/again/schedule')).body).toMatchObject({ publishAt: null })
    await run(2)
    expect(await isVisible('again')).toBe(false)
  })

  it('keeps the problems if it cannot be published, and is not tried again', async () => {
    // The home page of a site cannot be unpublished (NAV-21).
    await plan('home', null, at(2))
    await run(3)
    expect(await isVisible('home')).toBe(true)
    expect((await write('GET', 'pages/home/schedule')).body).toMatchObject({
      unpublishAt: at(2).toISOString(),
      failure: { action: 'unpublish', problems: [{ path: 'sites.main.home' }] },
    })
    expect(await run(4)).toBeNull()
    expect((await plan('home', null)).body).toMatchObject({ unpublishAt: null, failure: null })
  })

  it('is refused in the past, in a wrong order, and with nothing to publish', async () => {
    await save('wrong')
    const refuse = async (id: string, publishAt: Date | null, unpublishAt: Date | null) =>
      toRefusals((await plan(id, publishAt, unpublishAt)).body)
    expect(await refuse('wrong', at(-1), null)).toEqual(['schedule.publishAt: a time in the future'])
    expect(await refuse('wrong', at(2), at(1))).toEqual(['schedule.unpublishAt: a later time'])
    expect(await refuse('wrong', null, at(1))).toEqual(['schedule.unpublishAt: a page that is published'])
    expect(await refuse('offer', at(1), null)).toEqual(['schedule.publishAt: a page with a draft'])
    const zone = await write('PUT', 'pages/wrong/schedule', { timeZone: 'Europe/Nowhere' })
    expect(toRefusals(zone.body)).toEqual(['schedule.timeZone: a time zone such as Europe/Zurich'])
    expect((await plan('never', at(1))).status).toBe(404)
    expect((await write('GET', 'pages/never/schedule')).status).toBe(404)
  })

  it('is published although that of another page fails, which is tried again', async () => {
    for (const id of ['failing', 'following']) {
      await save(id)
      await plan(id, at(2))
    }
    const { queries } = open()
    await queries.execute(sql`create function content.refuse() returns trigger language plpgsql as $$
      begin if old.page_id = 'failing' then raise exception 'no space left'; end if; return old; end $$`)
    await queries.execute(
      sql`create trigger refuse before delete on content.page_schedules for each row execute function content.refuse()`,
    )
    await expect(run(2)).rejects.toThrow()
    expect([await isVisible('failing'), await isVisible('following')]).toEqual([false, true])
    await queries.execute(sql`drop trigger refuse on content.page_schedules`)
    await run(2)
    expect(await isVisible('failing')).toBe(true)
  })

  it('shows its dates in the page tree of editors', async () => {
    await save('listed')
    await plan('listed', at(2), at(3))
    const { at: read } = await writable.askDraft(
      '{ pageTree(siteId: "main", text: "listed") { pages { scheduledPublishAt scheduledUnpublishAt } } }',
    )
    expect(read('pageTree.pages')).toEqual([
      { scheduledPublishAt: at(2).toISOString(), scheduledUnpublishAt: at(3).toISOString() },
    ])
  })
})
