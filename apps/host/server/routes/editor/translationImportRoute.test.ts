import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashPassword } from '@kudex/node-server/passwords'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEditorSessions } from '../../access/editorSessions.ts'
import { startTestHost, type TestHost } from '../../testing/startTestHost.ts'

const secret = 'a secret of the tests that is long enough'
const path = '/en/editor/translation-import'
const problem = { path: 'files.about.source-version', value: '1', takes: '2: the source texts have changed' }

let content: Server
let host: TestHost
let cookie = ''
const received: { readonly headers: IncomingMessage['headers']; readonly body: string }[] = []

beforeAll(async () => {
  content = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks).toString()
      if (request.url?.endsWith('/import')) received.push({ headers: request.headers, body })
      const [status, answer] = body.includes('fails')
        ? [503, {}]
        : body.includes('<target>')
          ? [200, { imported: [{ pageId: 'about', language: 'de', units: 2 }] }]
          : [422, { problems: [problem], total: 1 }]
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => content.once('listening', resolve))
  const editorPasswordHash = await hashPassword('kudex-editor')
  host = await startTestHost({
    environment: {
      CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}/content/graphql`,
      SESSION_SECRET: secret,
      EDITOR_PASSWORD_HASH: editorPasswordHash,
    },
    render: async (_url, { editor, refusedImport }) => ({
      status: 200,
      contentType: 'text/html;charset=utf-8',
      body: JSON.stringify({ editor, refusedImport }),
      location: null,
      error: null,
    }),
  })
  const sessions = createEditorSessions({
    sessionSecret: secret,
    editorPasswordHash,
    resolveSession: async () => ({ kind: 'none' }),
  })
  cookie = `kudex-editor=${await sessions.create('Eva')}`
})
beforeEach(() => void received.splice(0))
afterAll(async () => {
  await host.stop()
  content.close()
})

const send = (file: string | null, headers: Record<string, string> = { cookie }) => {
  const body = new FormData()
  if (file !== null) body.set('file', new File([file], 'pages-de.xlf'))
  return fetch(`http://127.0.0.1:${host.port}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
}

describe('the form for files of translations', () => {
  it('stores the file with the name of the editor, and redirects to the number of its pages', async () => {
    const response = await send('<xliff><target>Neues</target></xliff>')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${path}?imported=1`)
    expect(received).toMatchObject([
      {
        body: '<xliff><target>Neues</target></xliff>',
        headers: { 'content-type': 'application/xliff+xml', 'kudex-editor': 'Eva' },
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
    expect(await response.json()).toMatchObject({ editor: { name: 'Eva' }, refusedImport })
  })

  it('is for editors and forms of our own pages only', async () => {
    expect((await send('<xliff/>', {})).headers.get('location')).toBe(path)
    expect((await send('<xliff/>', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(received).toEqual([])
  })
})
