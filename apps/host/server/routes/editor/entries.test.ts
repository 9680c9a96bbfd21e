import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEntryRoutes } from './entryRoutes.ts'
import { startEditorHost, writeToken, type EditorHost } from '../../testing/startEditorHost.ts'

const value = { siteId: 'main', url: '/press', title: 'Press', languages: ['en'], blocks: [] }
const stored = {
  ...value,
  description: null,
  type: 'Page',
  pageType: 'Content',
  cmsType: 'page',
  branch: null,
  countries: [],
  canonicalUrl: null,
  theme: 'Default',
  translationSourceLanguage: 'en',
  translationTargetLanguages: [],
  header: { theme: 'Default', hidden: false },
  picture: null,
}

let host: EditorHost
/** The response to the next save. */
let answer: { readonly status: number; readonly body: object }
/** The status of the next deletion. */
let deletion = 200
/** The status of the next restore. */
let restoring = 200

beforeAll(async () => {
  const page = { id: 'press', version: 'v2', published: null, draft: stored }
  host = await startEditorHost({
    respond: ({ method, path }) => {
      if (method === 'PUT') return answer
      if (path.endsWith('/restore')) return { status: restoring, body: {} }
      if (method === 'DELETE') return { status: deletion, body: {} }
      return path === '/write/pages/press' ? { status: 200, body: page } : { status: 404, body: {} }
    },
  })
})
afterAll(() => host.stop())
beforeEach(() => {
  host.received.splice(0)
  answer = { status: 200, body: { version: 'v3' } }
})

function save(headers: Record<string, string> = {}, body: unknown = value): Promise<Response> {
  return host.send('/api/editor/pages/press', {
    method: 'PUT',
    headers: {
      cookie: host.cookie,
      'sec-fetch-site': 'same-origin',
      'if-match': '"v1"',
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('the pages of editors', () => {
  it('are read with their version, the draft first', async () => {
    const response = await host.send('/api/editor/pages/press', {
      headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(response.headers.get('etag')).toBe('"v2"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ id: 'press', version: 'v2', value: stored })
    const unknown = await host.send('/api/editor/pages/none', {
      headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(unknown.status).toBe(404)
  })

  it('are saved with the version and the name of the editor; the token stays on the server', async () => {
    const response = await save()
    expect([response.status, await response.json()]).toEqual([200, { version: 'v3' }])
    const headers = host.received[0]?.headers
    expect(headers).toMatchObject({ 'if-match': '"v1"', 'kudex-editor': 'Eva%20M%C3%BCller' })
    expect(headers?.authorization).toBe(`Bearer ${writeToken}`)
    expect(headers?.cookie).toBeUndefined()
  })

  it('name the fields that the service does not accept', async () => {
    answer = { status: 422, body: { problems: [{ path: 'pages.press.title', value: '""', takes: 'a text' }] } }
    const response = await save()
    expect([response.status, await response.json()]).toEqual([422, { problems: [{ path: 'title', takes: 'a text' }] }])
  })

  it('are not overwritten: the response has the version of the other editor', async () => {
    answer = { status: 412, body: { version: 'v2', updatedBy: 'Rolf' } }
    const response = await save({}, { ...value, title: 'Mine' })
    expect([response.status, await response.json()]).toEqual([
      412,
      { id: 'press', version: 'v2', value: stored, editor: 'Rolf' },
    ])
  })

  it.each<[string, number, Record<string, string>, unknown?]>([
    ['without an editor', 401, { cookie: '' }],
    ['with a forged cookie', 401, { cookie: 'kudex-editor=forged' }],
    ['from another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['without a version', 428, { 'if-match': '' }],
    ['for any version', 428, { 'if-match': '*' }],
    ['with a body that is not JSON', 400, {}, '{'],
  ])('are not saved %s', async (_, status, headers, body) => {
    expect((await save(headers, body)).status).toBe(status)
    expect(host.received).toEqual([])
  })

  it.each([400, 413])('are refused if the service cannot store them (%s)', async (status) => {
    answer = { status, body: { error: 'The request contains NUL.' } }
    expect((await save()).status).toBe(400)
  })

  it('report a service that does not respond', async () => {
    answer = { status: 500, body: {} }
    expect((await save()).status).toBe(503)
  })

  it('are created by a form without script, and continue with the form of the page', async () => {
    const response = await create({})
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/en\/editor\/pages\/press-kit-[0-9a-f]{8}$/)
    expect(host.received).toMatchObject([{ method: 'PUT', headers: { 'kudex-editor': 'Eva%20M%C3%BCller' } }])
    expect(host.received[0]?.headers['if-match']).toBeUndefined()
  })

  it('are created with an id that is valid, also if their path is long', async () => {
    const url = `/${'a'.repeat(59)}/press`
    expect((await create({ url })).headers.get('location')).toMatch(/\/a{59}-[0-9a-f]{8}$/)
  })

  it('are not created without a title: the form has the input again', async () => {
    expect((await create({ title: ' ' })).headers.get('location')).toBe(
      '/en/editor/pages/new?site=main&url=%2Fpress%2Fkit&title=&problem=title',
    )
  })

  it.each([
    ['taken', { code: 'takenByPage', parameters: { page: 'about', country: 'everywhere' } }, 'takenByPage&page=about'],
    ['reserved', { code: 'reservedAddress', parameters: { segment: 'press' } }, 'reservedAddress'],
  ])('are not created with an address that is %s: the form gets the reason', async (_, problem, reason) => {
    answer = { status: 422, body: { problems: [{ path: 'url', takes: 'another address', ...problem }] } }
    const location = (await create({})).headers.get('location')
    expect(location).toBe(`/en/editor/pages/new?site=main&url=%2Fpress%2Fkit&title=Press+kit&problem=${reason}`)
  })

  it('are not created while the service fails: the form has the input again (EDITOR-07)', async () => {
    answer = { status: 500, body: {} }
    const { headers } = await create({})
    expect(headers.get('location')).toBe(
      '/en/editor/pages/new?site=main&url=%2Fpress%2Fkit&title=Press+kit&problem=failed',
    )
  })

  it('are not created after the session has ended: the form has the input again after the sign-in (EDITOR-01)', async () => {
    const { headers } = await create({}, { cookie: '' })
    expect(headers.get('location')).toBe('/en/editor/pages/new?site=main&title=Press+kit&url=press%2Fkit%2F&target=en')
    expect(host.received).toEqual([])
  })

  it('are not created for other sites', async () => {
    expect((await create({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await create({ path: '//evil.test' })).status).toBe(415)
    expect(host.received).toEqual([])
  })

  it('are other content as well, whose first save has no version', async () => {
    const response = await host.send('/api/editor/redirects/old-press', {
      method: 'PUT',
      headers: {
        cookie: host.cookie,
        'sec-fetch-site': 'same-origin',
        'if-none-match': '*',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ previousUrl: '/old' }),
    })
    expect(response.status).toBe(200)
    expect(host.received).toMatchObject([{ method: 'PUT', path: '/write/redirects/old-press' }])
    expect(host.received[0]?.headers['if-match']).toBeUndefined()
    // Sites have no form.
    const other = await host.send('/api/editor/sites/kudex', {
      headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(other.status).toBe(404)
  })

  it.each([
    [200, '/en/editor/redirects?done=deleted'],
    [412, '/en/editor/redirects/old-press?failed=stale'],
    [422, '/en/editor/redirects/old-press?failed=refused'],
  ])('are deleted by a form, with the version that the editor saw (%s)', async (status, location) => {
    deletion = status
    const remove = (kind: string, headers: Record<string, string> = {}) =>
      host.send(`/api/editor/${kind}/old-press/delete`, {
        method: 'POST',
        headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ version: 'v1', path: '/en/editor/redirects/old-press' }),
      })
    const response = await remove('redirects')
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(host.received).toMatchObject([{ method: 'DELETE', headers: { 'if-match': '"v1"' } }])
    expect((await remove('footers')).status).toBe(400)
    expect((await remove('redirects', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it.each([
    [200, '?done=restore'],
    [412, '?failed=stale'],
    [422, '?failed=refused'],
    [428, '?failed=stale'],
  ])('are restored by a form, with the version that the editor saw (%s)', async (status, query) => {
    restoring = status
    const restore = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const form = { version: 'v1', number: '3', path: '/en/editor/redirects/old-press/history', ...fields }
      const init = { method: 'POST', body: new URLSearchParams(form) }
      const sent = { cookie: host.cookie, 'sec-fetch-site': 'same-origin', ...headers }
      return host.send('/api/editor/redirects/old-press/restore', { ...init, headers: sent })
    }
    const response = await restore({})
    const location = `/en/editor/redirects/old-press/history${query}`
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
    expect(host.received).toMatchObject([
      {
        method: 'POST',
        path: '/write/redirects/old-press/history/3/restore',
        headers: { 'if-match': '"v1"', 'kudex-editor': 'Eva%20M%C3%BCller' },
      },
    ])
    host.received.splice(0)
    // A deleted entry has no version.
    await restore({ version: '' })
    expect(host.received[0]?.headers['if-match']).toBeUndefined()
    host.received.splice(0)
    expect((await restore({ number: '0' })).status).toBe(400)
    expect((await restore({ path: '//evil.test' })).status).toBe(400)
    const signIn = await restore({}, { cookie: '' })
    expect(signIn.headers.get('location')).toBe('/en/editor/redirects/old-press/history')
    expect((await restore({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(host.received).toEqual([])
    restoring = 404
    const unknown = await restore({})
    expect(unknown.headers.get('location')).toBe('/en/editor/redirects/old-press/history?failed=failed')
  })

  // Last: the host closes the connection.
  it('are not saved with more than 1 MB', async () => {
    expect((await save({}, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
    expect(host.received).toEqual([])
  })
})

function create(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const form = {
    path: '/en/editor/pages/new',
    site: 'main',
    url: 'press/kit/',
    title: 'Press kit',
    language: 'en',
    ...fields,
  }
  return host.send('/api/editor/pages', {
    method: 'POST',
    headers: { cookie: host.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(form),
  })
}

it.each([
  ['de', 'de'],
  ['xx', 'en'],
])(
  'a page that has an address already is named by its title, in the language of the editor: %s',
  async (asked, language) => {
    const fetchPage = vi.fn(async (id: string) => (id === 'about' ? { title: 'Wer wir sind' } : null))
    const problems = ['about', 'about', 'gone'].map((page) => ({
      path: 'url',
      takes: 'another address',
      code: 'takenByPage',
      parameters: { page, country: 'CH' },
    }))
    const routes = createEntryRoutes({
      editing: { saveEntry: async () => ({ kind: 'rejected', problems }) },
      protectedContent: { fetchPage },
      editors: { resolve: async () => null },
    } as never)
    const init = { method: 'PUT', headers: { 'if-match': '"v1"' }, body: '{}' }
    const response = await routes.request(`/pages/press?language=${asked}`, init, { incoming: { headers: {} } })
    const { problems: named } = (await response.json()) as { problems: typeof problems }
    expect(named.map(({ parameters }) => parameters.page)).toEqual(['Wer wir sind', 'Wer wir sind', 'gone'])
    expect(fetchPage).toHaveBeenCalledTimes(2)
    expect(fetchPage).toHaveBeenCalledWith('about', { language, fallbackLanguage: 'en', stage: 'DRAFT' })
  },
)
