import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { createTicketFileRoutes } from './ticketFileRoutes.ts'

const path = '/tickets/0b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f11/attachments/1b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f12'
let service: Server
let host: Server
let origin = ''
let status = 200
const requests: IncomingMessage[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status, {
      'Content-Type': 'image/png',
      'Content-Disposition': 'inline; filename="press.png"',
      'Set-Cookie': 'x=1',
    })
    response.end('bytes')
  })
  const routes = createTicketFileRoutes({
    url: `${await start(service)}/ticketing/graphql`,
    sessions: {
      readTokens: async (cookie) =>
        cookie === 'kudex-session=valid' ? { accessToken: 'access', idToken: 'identity' } : null,
    },
    onError: () => {},
  })
  host = createServer(
    getRequestListener(new Hono<HostEnv>().route('/', routes).fetch, { overrideGlobalObjects: false }),
  )
  origin = await start(host)
})
beforeEach(() => {
  status = 200
  requests.length = 0
})
afterAll(() => {
  service.close()
  host.close()
})

async function start(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const get = (address: string, headers: Record<string, string> = { cookie: 'kudex-session=valid' }) =>
  fetch(origin + address, { headers })

it("streams an attachment in the name of the session's user (TICKET-16)", async () => {
  const response = await get(path, { cookie: 'kudex-session=valid', range: 'bytes=0-3', authorization: 'Bearer other' })
  expect(await response.text()).toBe('bytes')
  expect(response.headers.get('content-disposition')).toContain('press.png')
  expect(response.headers.get('set-cookie')).toBeNull()
  const [request] = requests
  expect(request?.url).toBe(`/ticketing${path}`)
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer access',
    'x-identity-token': 'identity',
    range: 'bytes=0-3',
  })
  expect(request?.headers.cookie).toBeUndefined()
})

it('streams the thumbnail of an attachment', async () => {
  expect((await get(`${path}/thumbnail`)).status).toBe(200)
  expect(requests[0]?.url).toBe(`/ticketing${path}/thumbnail`)
})

it('streams a document of a machine', async () => {
  const document = '/machines/CS240-21401/documents/1b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f12'
  expect((await get(document)).status).toBe(200)
  expect(requests[0]?.url).toBe(`/ticketing${document}`)
  expect((await get(document, {})).status).toBe(401)
})

it('refuses requests without a session', async () => {
  expect((await get(path, {})).status).toBe(401)
  expect((await get(path, { cookie: 'kudex-session=other' })).status).toBe(401)
  expect(requests).toEqual([])
})

it.each([
  [401, 401],
  [404, 404],
  [500, 503],
])('a response %i of the service is %i (TICKET-19)', async (given, shown) => {
  status = given
  expect((await get(path)).status).toBe(shown)
})

it('does not ask for addresses that no attachment has', async () => {
  expect((await get('/tickets/..%2f..%2fgraphql/attachments/x')).status).toBe(404)
  expect((await get('/machines/..%2f..%2fgraphql/documents/x')).status).toBe(404)
  expect(requests).toEqual([])
})
