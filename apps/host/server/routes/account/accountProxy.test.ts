import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { accountPath, createAccountProxyRoutes } from './accountProxyRoutes.ts'

describe('the account proxy', () => {
  let service: Server
  let app: Hono<HostEnv>
  let status = 200
  let tokens: { accessToken: string; idToken: string } | null = null
  const requests: {
    method?: string | undefined
    url?: string | undefined
    headers: IncomingHttpHeaders
    body: string
  }[] = []
  const errors: unknown[] = []
  const forget = vi.fn(async () => {})

  beforeAll(async () => {
    service = createServer((request, response) => {
      const seen = { method: request.method, url: request.url, headers: request.headers, body: '' }
      requests.push(seen)
      request.on('data', (chunk: Buffer) => (seen.body += chunk.toString()))
      request.on('end', () => response.writeHead(status, { 'Set-Cookie': 'a=b' }).end('{"answer":1}'))
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const identityIssuer = `http://127.0.0.1:${(service.address() as AddressInfo).port}/realm`
    const routes = createAccountProxyRoutes({
      identityIssuer,
      sessions: { readTokens: async () => tokens, forget },
      onError: (error) => errors.push(error),
    })
    app = new Hono<HostEnv>()
      .use(async (c, next) => {
        c.set('clientAddress', '192.0.2.7')
        return next()
      })
      .route(accountPath, routes)
  })
  beforeEach(() => {
    status = 200
    tokens = { accessToken: 'secret', idToken: 'id' }
    requests.length = 0
    errors.length = 0
    forget.mockReset()
  })
  afterAll(() => new Promise((resolve) => service.close(resolve)))

  const ask = async (method: string, path: string, body?: string) =>
    app.request(`${accountPath}${path}`, { method, ...(body === undefined ? {} : { body }) })

  it('forwards a request with the token of the session, and only the body of the response', async () => {
    const response = await ask('PUT', '/profile', '{"firstName":"C"}')
    expect([response.status, await response.json(), response.headers.get('set-cookie')]).toEqual([
      200,
      { answer: 1 },
      null,
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        url: '/realm/account/profile',
        body: '{"firstName":"C"}',
        headers: { authorization: 'Bearer secret', 'x-forwarded-for': '192.0.2.7', 'content-type': 'application/json' },
      },
    ])
  })

  it('drops the cached user after a change, so that the next page has the new name (ACCT-03)', async () => {
    await ask('GET', '')
    expect(forget).not.toHaveBeenCalled()
    await ask('PUT', '/profile', '{"firstName":"C"}')
    expect(forget).toHaveBeenCalledOnce()
  })

  it('refuses without a session', async () => {
    tokens = null
    const response = await ask('GET', '')
    expect([response.status, await response.json(), requests.length]).toEqual([401, { error: 'signed-out' }, 0])
  })

  it.each([
    ['GET', '/../userinfo', 404],
    ['GET', '/%2e%2e/userinfo', 404],
    ['GET', '/a/b/c/d', 404],
    ['PATCH', '/profile', 405],
    ['PUT', '/profile', 413],
  ])('refuses %s %s with %s', async (method, path, expected) => {
    const body = expected === 413 ? 'x'.repeat(20_000) : undefined
    expect((await ask(method, path, body)).status).toBe(expected)
    expect(requests).toEqual([])
  })

  it('passes refusals on and reports failures', async () => {
    status = 422
    expect((await ask('PUT', '/profile', '{}')).status).toBe(422)
    expect(errors).toEqual([])
    status = 500
    expect((await ask('GET', '')).status).toBe(500)
    expect(errors).toHaveLength(1)
  })

  it('answers 503 while the identity service is down', async () => {
    const down = createAccountProxyRoutes({
      identityIssuer: 'http://127.0.0.1:9/realm',
      sessions: { readTokens: async () => tokens, forget },
      onError: (error) => errors.push(error),
    })
    const response = await new Hono<HostEnv>().route(accountPath, down).request(accountPath)
    expect([response.status, await response.json()]).toEqual([503, { error: 'unavailable' }])
    expect(errors).toHaveLength(1)
  })
})
