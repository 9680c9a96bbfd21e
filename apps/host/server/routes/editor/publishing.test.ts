import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hashPassword } from '@kudex/node-server/passwords'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../../testing/startTestHost.ts'

const token = 'write-token-of-the-tests'
const path = '/en/editor/pages/press/publishing'

let content: Server
let host: TestHost
let cookie: string
/** Status of the next response of the content service. */
let status = 200
const received: { readonly request: string; readonly headers: unknown; readonly body: string }[] = []

beforeAll(async () => {
  content = createServer((request, response) => {
    void text(request).then((body) => {
      const { 'if-match': version, 'kudex-editor': editor, authorization } = request.headers
      // The host follows the changes of the content by itself.
      if (!request.url?.startsWith('/content/write')) return void response.writeHead(503).end()
      received.push({ request: `${request.method} ${request.url}`, headers: { version, editor, authorization }, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => content.once('listening', resolve))
  host = await startTestHost({
    environment: {
      CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}/content/graphql`,
      CONTENT_WRITE_TOKEN: token,
      EDITOR_PASSWORD_HASH: await hashPassword('kudex-editor'),
    },
  })
  const signIn = await send('/api/editor-area-autentication', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'kudex-editor', name: 'Eva Müller' }),
  })
  cookie = `kudex-editor=${((await signIn.json()) as { hashedPassword: string }).hashedPassword}`
})
afterAll(async () => {
  await host.stop()
  content.close()
})
beforeEach(() => {
  received.splice(0)
  status = 200
})

function send(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${host.port}${address}`, { redirect: 'manual', ...init })
}

async function post(step: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await send(`/api/editor/publishing/${step}/press`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
    body: new URLSearchParams({ path, version: 'v1', ...fields }),
  })
  return { status: response.status, location: response.headers.get('location') }
}

describe('the steps that publish a page', () => {
  it.each([
    ['publish', {}, 'POST /content/write/pages/press/publish', ''],
    ['unpublish', {}, 'POST /content/write/pages/press/unpublish', ''],
    ['delete-draft', {}, 'DELETE /content/write/pages/press/draft', ''],
    ['restore', { number: '3' }, 'POST /content/write/pages/press/history/3/restore', ''],
    [
      'schedule',
      { publishAt: '2027-07-01T08:00', unpublishAt: '', timeZone: 'Europe/Zurich' },
      'PUT /content/write/pages/press/schedule',
      '{"publishAt":"2027-07-01T06:00:00.000Z","unpublishAt":null,"timeZone":"Europe/Zurich"}',
    ],
  ])('%s is done with the version and the name of the editor', async (step, fields, request, body) => {
    expect(await post(step, fields)).toEqual({ status: 303, location: `${path}?done=${step}` })
    const headers = { version: '"v1"', editor: 'Eva%20M%C3%BCller', authorization: `Bearer ${token}` }
    expect(received).toEqual([{ request, headers, body }])
  })

  it.each([
    [412, 'publish', 'failed=stale'],
    [422, 'unpublish', 'failed=refused'],
    [422, 'schedule', 'failed=times'],
  ])('return to the page with the reason if the service answers %s', async (answer, step, query) => {
    status = answer
    const fields = { publishAt: '2027-07-01T08:00', timeZone: 'UTC' }
    expect(await post(step, fields)).toEqual({ status: 303, location: `${path}?${query}` })
  })

  it('are not sent with fields that cannot be read', async () => {
    expect((await post('restore', { number: '0' })).location).toBe(`${path}?failed=times`)
    expect((await post('schedule', { publishAt: 'soon', timeZone: 'UTC' })).location).toBe(`${path}?failed=times`)
    expect((await post('publish', { path: '//evil.test' })).status).toBe(400)
    expect((await post('destroy')).status).toBe(404)
    expect(received).toEqual([])
  })

  it('are refused without an editor, from other sites, and as links', async () => {
    expect((await post('publish', {}, { cookie: '' })).status).toBe(401)
    expect((await post('publish', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const link = await send('/api/editor/publishing/publish/press', {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect(link.status).toBe(404)
    expect(received).toEqual([])
  })

  it('answer 404 for unknown pages and 503 while the service fails', async () => {
    status = 404
    expect((await post('publish')).status).toBe(404)
    status = 500
    expect((await post('publish')).status).toBe(503)
  })
})
