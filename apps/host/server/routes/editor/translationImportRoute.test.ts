import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEditorHost, type EditorHost } from '../../testing/startEditorHost.ts'

const path = '/en/editor/translation-import'
const problem = { path: 'files.about.source-version', value: '1', takes: '2: the source texts have changed' }

let host: EditorHost
beforeAll(async () => {
  host = await startEditorHost({
    respond: ({ body }) => {
      if (body.includes('fails')) return { status: 503, body: {} }
      return body.includes('<target>')
        ? { status: 200, body: { imported: [{ pageId: 'about', language: 'de', units: 2 }] } }
        : { status: 422, body: { problems: [problem], total: 1 } }
    },
    render: async (_url, { editor, refusedImport }) => ({
      status: 200,
      contentType: 'text/html;charset=utf-8',
      body: JSON.stringify({ editor, refusedImport }),
      location: null,
      error: null,
    }),
  })
})
afterAll(() => host.stop())
beforeEach(() => void host.received.splice(0))

const send = (file: string | null, headers: Record<string, string> = { cookie: host.cookie }) => {
  const body = new FormData()
  if (file !== null) body.set('file', new File([file], 'pages-de.xlf'))
  return host.send(path, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

describe('the form for files of translations', () => {
  it('stores the file with the name of the editor, and redirects to the number of its pages', async () => {
    const response = await send('<xliff><target>Neues</target></xliff>')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?imported=1`)
    expect(host.received).toMatchObject([
      {
        body: '<xliff><target>Neues</target></xliff>',
        headers: { 'content-type': 'application/xliff+xml', 'kudex-editor': 'Eva%20M%C3%BCller' },
      },
    ])
  })

  it.each([
    ['a file with problems', '<xliff/>', 400, { failure: 'content', problems: [problem], total: 1 }],
    ['no file', null, 400, { failure: 'none' }],
    ['a file that is too large', 'x'.repeat(10_020_000), 413, { failure: 'tooLarge' }],
    ['a service that fails', 'fails', 503, { failure: 'failed' }],
  ])('says what is wrong with %s, on its own page', async (_name, file, status, refusedImport) => {
    const response = await send(file)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ editor: { name: 'Eva Müller' }, refusedImport })
  })

  it('is for editors and forms of our own pages only', async () => {
    expect((await send('<xliff/>', {})).headers.get('location')).toBe(path)
    expect((await send('<xliff/>', { cookie: host.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(host.received).toEqual([])
  })
})
