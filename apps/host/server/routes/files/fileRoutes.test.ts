import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { startTestHost } from '../../testing/startTestHost.ts'
import { createFileRoutes } from './fileRoutes.ts'

/** A file service that records its requests, and a host with nothing but the file routes. */
const requests: { url: string; headers: IncomingHttpHeaders }[] = []
let service: Server
let host: Server
let origin: string

beforeAll(async () => {
  service = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
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
  const routes = createFileRoutes({
    url: `${await start(service)}/files`,
    protectedPages: { token: 'of-the-host', mayOpen: async (page, cookie) => cookie === `grant=${page}` },
  })
  const app = new Hono<HostEnv>().use(async (c, next) => {
    const [path = '', query = ''] = (c.env.incoming.url ?? '').split('?')
    const method = c.env.incoming.method === 'HEAD' ? 'HEAD' : 'GET'
    c.set('screened', { kind: 'accepted', method, path, query, host: 'localhost' })
    await next()
  })
  app.route('/file', routes)
  app.all('*', () => new Response('page', { status: 404 }))
  host = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  origin = await start(host)
})
afterAll(() => {
  service.close()
  host.close()
})

describe('file routes', () => {
  it('pass the file and only the listed headers (ROUTE-42)', async () => {
    const response = await fetch(`${origin}/file/datasheet?l=de&dl=true&x=1`, {
      headers: { cookie: 'kudex-session=secret', range: 'bytes=0-3' },
    })
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('set-cookie'),
      await response.text(),
    ]).toEqual([206, 'application/pdf', null, 'file'])
    expect(requests.at(-1)?.url).toBe('/files/datasheet?l=de&dl=true')
    expect([requests.at(-1)?.headers.range, requests.at(-1)?.headers.cookie]).toEqual(['bytes=0-3', undefined])
  })

  it('of the whole host are sent without a warning of Node', async () => {
    const address = service.address() as AddressInfo
    const whole = await startTestHost({ environment: { FILES_URL: `http://127.0.0.1:${address.port}/files` } })
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    try {
      expect(await (await whole.fetch('/file/datasheet')).text()).toBe('file')
      // Node emits warnings in the next tick.
      await setImmediate()
      expect(warnings).toEqual([])
    } finally {
      process.off('warning', note)
      await whole.stop()
    }
  })

  it('send files of a protected page only to visitors who may open it (PAGE-17)', async () => {
    const get = (headers: Record<string, string>) => fetch(`${origin}/file/logos`, { headers })
    for (const headers of [
      {},
      { cookie: 'grant=another' },
      { authorization: 'Bearer of-the-host', 'kudex-page': 'portal-logos' },
    ]) {
      const response = await get(headers)
      expect([response.status, response.headers.get('kudex-page')]).toEqual([404, null])
    }
    const response = await get({ cookie: 'grant=portal-logos' })
    expect([response.status, await response.text()]).toEqual([200, 'file'])
    expect(requests.at(-1)?.headers.cookie).toBeUndefined()
  })

  it('pass 304 for a matching ETag', async () => {
    expect((await fetch(`${origin}/file/datasheet`, { headers: { 'if-none-match': '"a"' } })).status).toBe(304)
  })

  it('redirect a trailing slash, the query kept (ROUTE-15, ROUTE-16)', async () => {
    const response = await fetch(`${origin}/file/datasheet/?l=de`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, '/file/datasheet?l=de'])
  })

  it.each(['/file/nope', '/file/', '/file/a/b', '/file/..%2fsecret', '/file/A', '/file/x.pdf'])(
    'respond to %s with 404',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404)
    },
  )

  it.each(['/file/nope', '/file/A'])(
    'leave %s to the 404 page if a browser opens it (ROUTE-42, ROUTE-51)',
    async (path) => {
      const get = async (accept: string) => (await fetch(origin + path, { headers: { accept } })).text()
      expect(await get('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('page')
      expect(await get('image/avif,*/*')).not.toBe('page')
    },
  )

  it('respond with 503 and Retry-After while the service fails', async () => {
    const response = await fetch(`${origin}/file/broken`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  })

  it('send no body for HEAD', async () => {
    const response = await fetch(`${origin}/file/datasheet`, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '4', ''])
  })
})

async function start(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
