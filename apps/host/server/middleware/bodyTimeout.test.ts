import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createServer, request as openRequest, type ClientRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HostBindings, HostEnv } from '../hostContext.ts'
import { requestTimeout } from '../limits.ts'
import { bodyTimeout } from './bodyTimeout.ts'

let server: Server
let begun = Promise.withResolvers<void>()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  begun = Promise.withResolvers<void>()
  const app = new Hono<HostEnv>().use(bodyTimeout).all('*', (c) => {
    const { incoming, outgoing } = c.env
    incoming.on('error', () => {})
    incoming.resume().on('end', () => outgoing.end('whole'))
    begun.resolve()
    return RESPONSE_ALREADY_SENT
  })
  // The middleware reads only the node request.
  server = createServer(
    getRequestListener((request, env) => app.fetch(request, env as HostBindings), { overrideGlobalObjects: false }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

/** Begins a request of ten bytes and sends one of them. */
async function trickle(
  contentType: string,
): Promise<{ readonly request: ClientRequest; readonly ended: () => boolean }> {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': contentType, 'content-length': '10' }
  const request = openRequest({ port, host: '127.0.0.1', method: 'POST', headers })
  let isEnded = false
  request.on('error', () => (isEnded = true))
  request.write('a')
  await begun.promise
  return { request, ended: () => isEnded }
}

it('a request with a slow body is destroyed after 30 seconds', async () => {
  const { ended } = await trickle('application/x-www-form-urlencoded')
  vi.advanceTimersByTime(29_900)
  expect(server.listening && !ended()).toBe(true)
  vi.advanceTimersByTime(200)
  await vi.waitFor(() => expect(ended()).toBe(true))
})

it('a multipart form has eight minutes (FORM-14)', async () => {
  const { request, ended } = await trickle('multipart/form-data; boundary=x')
  vi.advanceTimersByTime(requestTimeout - 1_000)
  const answered = once(request, 'response')
  request.end('bcdefghij')
  await answered
  expect(ended()).toBe(false)
  begun = Promise.withResolvers<void>()
  const second = await trickle('multipart/form-data; boundary=x')
  vi.advanceTimersByTime(requestTimeout + 100)
  await vi.waitFor(() => expect(second.ended()).toBe(true))
})
