import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from '../../answer.ts'
import { createFileRoute } from './createFileRoute.ts'

/** A file service that tells what it was asked, and a host in front of it that has nothing else. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
let service: Server
let host: Server
let origin: string

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    if (request.url?.startsWith('/files/broken')) return void response.writeHead(500).end()
    if (request.url?.startsWith('/files/logos')) {
      const { authorization, 'kudex-page': page } = request.headers
      if (authorization !== 'Bearer of-the-host') return void response.writeHead(404).end('{}')
      if (page !== 'portal-logos') return void response.writeHead(403, { 'Kudex-Page': 'portal-logos' }).end('{}')
    }
    if (request.url?.startsWith('/files/nope')) return void response.writeHead(404).end('{}')
    if (request.headers['if-none-match']) return void response.writeHead(304, { ETag: '"a"' }).end()
    response.writeHead(request.headers.range ? 206 : 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': '4',
      'Set-Cookie': 'x=1',
      ETag: '"a"',
    })
    response.end('file')
  })
  const route = createFileRoute({
    url: `${await start(service)}/files`,
    protectedPages: { token: 'of-the-host', mayOpen: async (page, cookie) => cookie === `grant=${page}` },
  })
  host = createServer((request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    void route({ request, response, screened: { method: request.method, path, query } } as unknown as Visit)
  })
  origin = await start(host)
})
afterAll(() => {
  service.close()
  host.close()
})

describe('a file on the host', () => {
  it('is what the service has, with its own headers and none of another kind (ROUTE-42)', async () => {
    const answer = await fetch(`${origin}/file/datasheet?l=de&dl=true&x=1`, {
      headers: { cookie: 'kudex-session=secret', range: 'bytes=0-3' },
    })
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('set-cookie'),
      await answer.text(),
    ]).toEqual([206, 'application/pdf', null, 'file'])
    expect(asked.at(-1)?.url).toBe('/files/datasheet?l=de&dl=true')
    expect([asked.at(-1)?.headers.range, asked.at(-1)?.headers.cookie]).toEqual(['bytes=0-3', undefined])
  })

  it('of a protected page is there for who may see that page, and for nobody else (PAGE-17)', async () => {
    const get = (headers: Record<string, string>) => fetch(`${origin}/file/logos`, { headers })
    for (const headers of [
      {},
      { cookie: 'grant=another' },
      { authorization: 'Bearer of-the-host', 'kudex-page': 'portal-logos' },
    ]) {
      const answer = await get(headers)
      expect([answer.status, answer.headers.get('kudex-page')]).toEqual([404, null])
    }
    const answer = await get({ cookie: 'grant=portal-logos' })
    expect([answer.status, await answer.text()]).toEqual([200, 'file'])
    expect(asked.at(-1)?.headers.cookie).toBeUndefined()
  })

  it('is not sent again to who has it', async () => {
    expect((await fetch(`${origin}/file/datasheet`, { headers: { 'if-none-match': '"a"' } })).status).toBe(304)
  })

  it.each(['/file/nope', '/file/', '/file/a/b', '/file/..%2fsecret', '/file/A', '/file/x.pdf'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404)
    },
  )

  it('says when it cannot be fetched at the moment, and when to ask again', async () => {
    const answer = await fetch(`${origin}/file/broken`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  })

  it('has no body for HEAD', async () => {
    const answer = await fetch(`${origin}/file/datasheet`, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '4', ''])
  })
})

async function start(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
