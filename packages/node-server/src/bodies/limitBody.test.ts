import { once } from 'node:events'
import { createServer, request as openRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitBody } from './limitBody.ts'

describe('a limited body', () => {
  const app = new Hono()
    .use(limitBody(10, (c) => c.text('too large', 413)))
    .all('*', async (c) => c.text(`received ${await c.req.text()}`))
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => server.close())

  const send = async (method: string, headers: OutgoingHttpHeaders, body = ''): Promise<string> => {
    const { port } = server.address() as AddressInfo
    const request = openRequest({ port, host: '127.0.0.1', method, headers }).end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return `${response.statusCode} ${(await response.toArray()).join('')}`
  }

  it.each(['DELETE', 'POST'])('may be missing in a %s request', async (method) => {
    expect(await send(method, {})).toBe('200 received ')
  })

  it.each([
    ['with a length', { 'content-length': '6' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('is read %s', async (_name, headers) => {
    expect(await send('POST', headers, 'a body')).toBe('200 received a body')
  })

  it.each([
    ['with a length', { 'content-length': '14' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('that is too large is refused %s', async (_name, headers) => {
    expect(await send('POST', headers, 'a longer body!')).toBe('413 too large')
  })
})
