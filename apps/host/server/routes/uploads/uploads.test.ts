import { once } from 'node:events'
import { createServer, request as openRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cancelUpload, sendUpload, UploadError } from '@kudex/api/uploads'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { HostBindings, HostEnv } from '../../hostContext.ts'
import { isSameOrigin, requireSameOrigin } from '../../middleware/sameOrigin.ts'
import { createUploadProxyRoutes, uploadsPath } from './uploadProxyRoutes.ts'

const id = 'a1'.repeat(32)
const ours = { origin: 'http://localhost:3000', 'tus-resumable': '1.0.0' }

describe('the upload proxy', () => {
  let service: Server
  let host: Server
  let base = ''
  let requests: { method: string; url: string; headers: IncomingHttpHeaders; bytes: number }[] = []
  let stored = 0
  let size = 0
  /** Planned responses that replace those of the service, in order. */
  let planned: (number | 'broken' | 'half' | 'hangs')[] = []
  const errors: unknown[] = []

  beforeEach(async () => {
    requests = []
    planned = []
    stored = 0
    errors.length = 0
    service = createServer((request, response) => {
      const seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, bytes: 0 }
      requests.push(seen)
      request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
      request.on('end', () => {
        const fault = planned.shift()
        if (fault === 'hangs') return undefined
        // The service keeps the received bytes of an aborted part.
        if (fault === 'half') stored += Math.ceil(seen.bytes / 2)
        if (fault === 'broken' || fault === 'half') return request.socket.destroy()
        if (request.method === 'POST') size = Number(request.headers['upload-length'])
        if (fault === undefined) stored += seen.bytes
        const status = fault ?? { POST: 201, PATCH: 204, HEAD: 200 }[seen.method] ?? 204
        return response
          .writeHead(status, {
            'Upload-Offset': String(stored),
            'Upload-Length': String(size),
            'Upload-Reference': 'KX-7F3C-9A2B',
            'X-Secret': 'of the service',
            'Set-Cookie': 'a=b',
            ...(seen.method === 'POST' ? { Location: `/uploads/${id}` } : {}),
          })
          .end()
      })
    })
    const url = `${await listen(service)}/uploads`
    const app = new Hono<HostEnv>()
      .use(async (c, next) => {
        c.set('clientAddress', '192.0.2.7')
        c.set('isSameOrigin', isSameOrigin(c.env.incoming.headers, ['http://localhost:3000']))
        await next()
      })
      .use(requireSameOrigin)
      .route(uploadsPath, createUploadProxyRoutes({ url, onError: (error) => errors.push(error) }))
    // The routes read only the node request.
    host = createServer(
      getRequestListener((request, env) => app.fetch(request, env as HostBindings), { overrideGlobalObjects: false }),
    )
    base = await listen(host)
  })
  afterEach(() => {
    for (const server of [service, host]) {
      server.closeAllConnections()
      server.close()
    }
  })

  const ask = (path: string, method: string, headers: Record<string, string> = ours, body?: string) =>
    fetch(`${base}/api/uploads${path}`, { method, headers, ...(body === undefined ? {} : { body }) })

  it('forwards only listed headers, in both directions (FORM-16)', async () => {
    const begun = await ask('', 'POST', {
      ...ours,
      'upload-length': '7',
      cookie: 'kudex-session=x',
      'x-forwarded-for': '1.1.1.1',
    })
    expect([begun.status, begun.headers.get('location'), begun.headers.get('upload-reference')]).toEqual([
      201,
      `/api/uploads/${id}`,
      'KX-7F3C-9A2B',
    ])
    expect([begun.headers.get('x-secret'), begun.headers.get('set-cookie')]).toEqual([null, null])
    expect(begun.headers.get('cache-control')).toBe('no-store')
    expect(requests[0]?.headers).toMatchObject({ 'upload-length': '7', 'x-forwarded-for': '192.0.2.7' })
    expect(requests[0]?.headers.cookie).toBeUndefined()
    const part = await ask(`/${id}`, 'PATCH', { ...ours, 'upload-offset': '0' }, 'picture')
    expect([part.status, part.headers.get('upload-offset')]).toEqual([204, '7'])
    expect(requests[1]).toMatchObject({ method: 'PATCH', url: `/uploads/${id}`, bytes: 7 })
  })

  it('accepts same-origin requests only', async () => {
    for (const headers of [{}, { origin: 'https://evil.example' }, { ...ours, 'sec-fetch-site': 'cross-site' }]) {
      for (const [path, method] of [
        ['', 'POST'],
        [`/${id}`, 'PATCH'],
        [`/${id}`, 'DELETE'],
      ] as const) {
        expect((await ask(path, method, { 'tus-resumable': '1.0.0', ...headers })).status).toBe(403)
      }
    }
    expect(requests).toEqual([])
  })

  it('refuses other paths and methods', async () => {
    expect((await ask('/nope', 'HEAD')).status).toBe(404)
    expect((await ask(`/${id}/x`, 'HEAD')).status).toBe(404)
    expect((await ask(`/${id}`, 'GET')).status).toBe(405)
    expect(requests).toEqual([])
  })

  it('responds 503 while the service is down', async () => {
    service.close()
    service.closeAllConnections()
    const answer = await ask('', 'POST', { ...ours, 'upload-length': '7' })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(errors).toHaveLength(1)
  })

  it('aborts the upstream request if the client disconnects', async () => {
    const request = openRequest(`${base}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...ours, 'upload-offset': '0', 'content-length': '100' },
    })
    request.on('error', () => {})
    request.write('half')
    await vi.waitFor(() => expect(requests[0]?.bytes).toBe(4))
    request.destroy()
    await vi.waitFor(async () => expect(await countConnections(host)).toBe(0))
    expect(errors).toEqual([])
  })

  describe('with the client of the browser', () => {
    const file = new File([new Uint8Array(700_000)], 'Gerät.png')
    const key = 'ab'.repeat(16)
    const pauses: number[] = []
    const send = (signal = new AbortController().signal, onProgress?: (bytes: number) => void) =>
      sendUpload(file, {
        path: '/api/uploads',
        key,
        signal,
        ...(onProgress ? { onProgress } : {}),
        patience: 300,
        pause: async (failures) => void pauses.push(failures),
      })
    beforeEach(() => {
      pauses.length = 0
      // Browsers resolve relative URLs and send `Sec-Fetch-Site`.
      const original = globalThis.fetch
      vi.stubGlobal(
        'fetch',
        (address: string, init: Omit<RequestInit, 'headers'> & { readonly headers: Record<string, string> }) =>
          original(new URL(address, base), {
            ...init,
            headers: { ...init.headers, ...(isOfBrowser(address) ? ours : {}) },
          }),
      )
    })
    afterEach(() => vi.unstubAllGlobals())

    it('sends parts and reports progress', async () => {
      const progress: number[] = []
      const sent = await send(undefined, (bytes) => progress.push(bytes))
      expect(sent).toEqual({ reference: 'KX-7F3C-9A2B', location: `/api/uploads/${id}` })
      expect(progress).toEqual([0, 262_144, 524_288, 700_000])
      expect(stored).toBe(file.size)
      const metadata = String(requests[0]?.headers['upload-metadata']).split(' ')[1] ?? ''
      expect(Buffer.from(metadata, 'base64').toString()).toBe('Gerät.png')
      expect(requests[0]?.headers['idempotency-key']).toBe(key)
    })

    it('resumes after a lost connection and after an outage', async () => {
      planned = [503, 201, 204, 'broken', 503]
      // The service has stored the part of a planned response.
      const sent = send()
      await expect(sent).resolves.toMatchObject({ reference: 'KX-7F3C-9A2B' })
      expect(pauses.length).toBeGreaterThanOrEqual(2)
      expect(requests.some(({ method }) => method === 'HEAD')).toBe(true)
      expect(stored).toBe(file.size)
    })

    it.each([
      [413, 'tooLarge'],
      [415, 'wrongKind'],
      [429, 'wait'],
      [507, 'failed'],
      [404, 'failed'],
    ])('end at once where the answer is %i', async (status, fault) => {
      planned = [status]
      await expect(send()).rejects.toEqual(new UploadError(fault as 'failed'))
      expect(requests).toHaveLength(1)
      expect(pauses).toEqual([])
    })

    it('gives up if there is no response', async () => {
      planned = Array<number>(100).fill(503)
      await expect(send()).rejects.toThrow('failed')
      expect(pauses).toHaveLength(25)
    })

    it('gives up if parts are accepted but not stored', async () => {
      planned = [201, ...Array<number>(100).fill(204)]
      await expect(send()).rejects.toThrow('failed')
      expect(pauses).toHaveLength(25)
    })

    it('does not give up while each attempt makes progress; parts get smaller', async () => {
      const slow = new File([new Uint8Array(20_000_000)], 'film.mp4')
      // Created, then forty times: half of a part arrives, and the client requests the offset.
      planned = [201, ...Array.from({ length: 40 }, () => ['half', 200] as const).flat()]
      await sendUpload(slow, {
        path: '/api/uploads',
        key,
        signal: new AbortController().signal,
        pause: async (failures) => void pauses.push(failures),
      })
      expect(stored).toBe(slow.size)
      expect(pauses).toEqual(Array<number>(40).fill(1))
      const parts = requests.filter(({ method }) => method === 'PATCH').map(({ bytes }) => bytes)
      expect(parts.slice(0, 4)).toEqual([625_000, 312_500, 262_144, 262_144])
    })

    it('retries if a response is missing', async () => {
      planned = ['hangs', 201, 'hangs', 'hangs']
      await expect(send()).resolves.toMatchObject({ reference: 'KX-7F3C-9A2B' })
      expect(stored).toBe(file.size)
      expect(pauses).toEqual([1, 2, 3])
    })

    it('completes with one offset request if the service has all bytes', async () => {
      stored = file.size
      await send()
      expect(requests.map(({ method }) => method)).toEqual(['POST', 'HEAD'])
    })

    it('stops if the visitor cancels, and can delete the upload', async () => {
      const controller = new AbortController()
      const sending = send(controller.signal, (bytes) => bytes > 0 && controller.abort())
      await expect(sending).rejects.toThrow(/abort/i)
      expect(stored).toBeLessThan(file.size)
      await cancelUpload(`/api/uploads/${id}`)
      expect(requests.at(-1)?.method).toBe('DELETE')
    })
  })

  function isOfBrowser(address: string): boolean {
    return address.startsWith('/') || address.startsWith(base)
  }
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count))
  })
}
