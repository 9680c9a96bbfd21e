import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEditorHost, writeToken, type EditorHost } from '../../testing/startEditorHost.ts'

const path = '/en/editor/pages/press/publishing'

let host: EditorHost
/** Status of the next response of the content service. */
let status = 200
/** Its body. */
let body = {}

beforeAll(async () => {
  host = await startEditorHost({ respond: () => ({ status, body }) })
})
afterAll(() => host.stop())
beforeEach(() => {
  host.received.splice(0)
  status = 200
  body = {}
})

async function post(step: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await host.send(`/api/editor/publishing/${step}/press`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: host.cookie, ...headers },
    body: new URLSearchParams({ path, version: 'v1', ...fields }),
  })
  return { status: response.status, location: response.headers.get('location') }
}

describe('the steps that publish a page', () => {
  it.each([
    ['publish', {}, 'POST /write/pages/press/publish', ''],
    ['unpublish', {}, 'POST /write/pages/press/unpublish', ''],
    ['delete-draft', {}, 'DELETE /write/pages/press/draft', ''],
    ['renew', {}, 'POST /write/pages/press/renew', ''],
    [
      'schedule',
      { publishAt: '2027-07-01T08:00', unpublishAt: '', timeZone: 'Europe/Zurich' },
      'PUT /write/pages/press/schedule',
      '{"publishAt":"2027-07-01T06:00:00.000Z","unpublishAt":null,"timeZone":"Europe/Zurich"}',
    ],
  ])('%s is done with the version and the name of the editor', async (step, fields, request, body) => {
    expect(await post(step, fields)).toEqual({ status: 303, location: `${path}?done=${step}` })
    expect(host.received.map(({ method, path: target, body: sent }) => [`${method} ${target}`, sent])).toEqual([
      [request, body],
    ])
    expect(host.received[0]?.headers).toMatchObject({
      'if-match': '"v1"',
      'kudex-editor': 'Eva%20M%C3%BCller',
      authorization: `Bearer ${writeToken}`,
    })
  })

  it.each([
    [412, 'publish', 'failed=stale'],
    [422, 'unpublish', 'failed=refused'],
    [422, 'schedule', 'publishAt=2027-07-01T08%3A00&timeZone=UTC&failed=times'],
  ])('return to the page with the reason if the service answers %s', async (answer, step, query) => {
    status = answer
    const fields = { publishAt: '2027-07-01T08:00', timeZone: 'UTC' }
    expect(await post(step, fields)).toEqual({ status: 303, location: `${path}?${query}` })
  })

  it.each([
    [200, [], 'done=redirect'],
    [422, [{ path: 'redirects.x.previousUrl', takes: '', code: 'takenByRedirect' }], 'failed=takenByRedirect'],
    [422, [{ path: 'redirects.x', takes: '' }], 'failed=refused'],
    [413, [], 'failed=refused'],
  ])('lead the former address of a page to it, or say why not (%s, ROUTE-21)', async (answer, problems, query) => {
    status = answer
    body = { problems }
    const fields = { site: 'kudex', former: '/old', text: 'Press' }
    expect(await post('redirect', fields)).toEqual({ status: 303, location: `${path}?${query}` })
    const [request] = host.received
    expect(request?.path).toMatch(/^\/write\/redirects\/redirects-[0-9a-f]{8}$/)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      siteId: 'kudex',
      previousUrl: '/old',
      target: { kind: 'page', text: 'Press', pageId: 'press' },
    })
    expect((await post('redirect', { path: '//evil.test' })).status).toBe(400)
  })

  it('are not sent with fields that cannot be read', async () => {
    const { location } = await post('schedule', { publishAt: 'soon', timeZone: 'UTC' })
    expect(location).toBe(`${path}?publishAt=soon&timeZone=UTC&failed=times`)
    expect((await post('publish', { path: '//evil.test' })).status).toBe(400)
    expect((await post('destroy')).status).toBe(404)
    expect(host.received).toEqual([])
  })

  it('are refused without an editor, from other sites, and as links', async () => {
    expect((await post('publish', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const link = await host.send('/api/editor/publishing/publish/press', {
      headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(link.status).toBe(404)
    expect(host.received).toEqual([])
  })

  it('return to their page, which shows the sign-in, without a valid session (EDITOR-01, EDITOR-09)', async () => {
    for (const cookie of ['', 'kudex-editor=expired']) {
      expect(await post('publish', { path: `${path}?done=schedule` }, { cookie })).toEqual({
        status: 303,
        location: path,
      })
    }
    expect((await post('publish', { path: '//evil.test' }, { cookie: '' })).status).toBe(401)
    expect(host.received).toEqual([])
  })

  it('keep the times that were typed when the session has ended (EDITOR-01)', async () => {
    const fields = { publishAt: '2027-07-01T08:00', unpublishAt: '', timeZone: 'UTC' }
    const { location } = await post('schedule', fields, { cookie: '' })
    expect(location).toBe(`${path}?publishAt=2027-07-01T08%3A00&timeZone=UTC`)
  })

  it.each([404, 500])('return to their page with a failure if the service answers %s (EDITOR-07)', async (answer) => {
    status = answer
    expect(await post('publish')).toEqual({ status: 303, location: `${path}?failed=failed` })
  })

  // Last: the host closes the connection.
  it('are not done with forms of more than 1 MB', async () => {
    expect((await post('publish', { note: 'x'.repeat(1024 * 1024) })).status).toBe(413)
    expect(host.received).toEqual([])
  })
})
