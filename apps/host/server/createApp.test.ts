import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type RawResponse, type TestHost } from './testing/startTestHost.ts'
import { testSystem } from './testing/testSystem.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 150

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

const send = (target: string, headers: readonly string[] = ['Host: localhost'], method = 'GET') =>
  host.sendRaw([`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))

describe('raw URLs that break frameworks get a defined response', () => {
  it.each([
    ['/?hasOwnProperty=1', 302, '/en?hasOwnProperty=1'],
    ['/en?hasOwnProperty=1&__proto__=2', 200, undefined],
    ['/index.pageContext.json?_vike=x', 200, undefined],
    ['/en/index.pageContext.json?_vike=x', 200, undefined],
    ['/\\evil.test/', 404, undefined],
    ['//evil.test/', 302, '/en/evil.test'],
    ['//evil.test/%2e%2e', 404, undefined],
    ['/%2f%2fevil.test', 302, '/en/%2F%2Fevil.test'],
    ['/en/%5cevil.test/', 404, undefined],
    ['/en/%0d%0aSet-Cookie:x=1', 404, undefined],
    ['/en/%00', 404, undefined],
    ['/en/%E0%A4%A', 404, undefined],
    ['http://evil.test/', 302, '/en'],
    ['http://evil.test//other.test/', 302, '/en/other.test'],
    ['https:evil.test', 400, undefined],
    ['ftp://evil.test/', 400, undefined],
    ['*', 400, undefined],
    [`/en/${'a'.repeat(5000)}`, 414, undefined],
  ])('%s', async (target, status, location) => {
    const answer = await send(target)
    expect(answer.status).toBe(status)
    expect(answer.headers['location']).toBe(location)
    expectSafe(answer)
  })

  it.each([
    ['a NUL in the request line', 'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['two lines folded into one header', 'GET /en HTTP/1.1\r\nHost: localhost\r\nX: a\n b\r\n\r\n', 400],
    ['headers without an end', `GET /en HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n', 405],
    ['an odd method', 'TRACE /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    [
      'a method for pages that only reads',
      'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      405,
    ],
  ])('%s', async (_what, text, status) => {
    const answer = await host.sendRaw(text)
    expect(answer.status).toBe(status)
    expectSafe(answer)
  })

  it('keeps running when clients reset the connection of a tunnel', async () => {
    const thrown: unknown[] = []
    const collect = (error: unknown) => void thrown.push(error)
    process.on('uncaughtException', collect)
    await Promise.all(Array.from({ length: 20 }, () => resetTunnel(host.port)))
    const answer = await send('/en')
    process.off('uncaughtException', collect)
    expect(thrown).toEqual([])
    expect(answer.status).toBe(200)
  })

  it(`never redirects to another host: ${runs} random URLs (ROUTE-16)`, async () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%5c',
      '%2f',
      'evil.test',
      '..',
      '.',
      '%2e',
      ':',
      '@',
      '?',
      '#',
      '%',
      '%0a',
      '%00',
      'en',
      'de-ch',
      'EN',
      'old',
      '\u00e9',
      'index.pageContext.json',
    )
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
    const hostname = fc.constantFrom('localhost', 'evil.test', 'strivona.test', 'www.kudex.test:8443')
    await fc.assert(
      fc.asyncProperty(target, hostname, async (path, name) => {
        const answer = await send(path, [`Host: ${name}`])
        expect([200, 301, 302, 400, 404]).toContain(answer.status)
        expectSafe(answer)
      }),
      { numRuns: runs },
    )
  }, 60_000)
})

describe('the host of a request', () => {
  it('selects its site; an unknown host gets the main site and is not echoed (SITE-04)', async () => {
    expect((await send('/en', ['Host: strivona.test'])).body).toContain('"site":"strivona"')
    const unknown = await send('/en', ['Host: unknown.example'])
    expect(unknown.body).toContain('"site":"main"')
    expect(JSON.stringify(unknown)).not.toContain('unknown.example')
  })

  it.each(['evil.test/path', 'a b', '<script>', 'user@evil.test', 'evil.test:99999999'])(
    '%s is refused',
    async (name) => {
      expect((await send('/en', [`Host: ${name}`])).status).toBe(400)
    },
  )

  it('may be missing', async () => {
    expect((await host.sendRaw('GET /en HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('is read from forwarded headers of trusted proxies only', async () => {
    const forwarded = ['Host: localhost', 'X-Forwarded-Host: strivona.test', 'X-Forwarded-Proto: https']
    expect((await send('/en', forwarded)).body).toContain('"site":"main"')
    const behindProxy = await startTestHost({ environment: { TRUST_PROXY: 'loopback' } })
    try {
      const answer = await behindProxy.sendRaw(
        ['GET /en HTTP/1.1', ...forwarded, 'Connection: close', '', ''].join('\r\n'),
      )
      expect(answer.body).toContain('"site":"strivona"')
      expect(answer.headers['strict-transport-security']).toContain('max-age=')
      expect(answer.headers['set-cookie']).toContain('; Secure')
    } finally {
      await behindProxy.stop()
    }
  })
})

describe('redirects', () => {
  it.each([
    ['/', 302, '/en'],
    ['/?a=1', 302, '/en?a=1'],
    ['/en/products/?a=1', 301, '/en/products?a=1'],
    ['/products/?a=1', 302, '/en/products?a=1'],
    ['/de-CH/products', 302, '/de-ch/products'],
    ['/fr/products?x=y', 302, '/en/products?x=y'],
    ['/en/old', 301, '/en/new'],
    ['/en/shop', 302, 'https://shop.example/'],
  ])('%s answers %i to %s (ROUTE-15, ROUTE-17, ROUTE-21, ROUTE-23)', async (path, status, location) => {
    const response = await host.fetch(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
  })

  it('go to the locale of the cookie, else to the language of the browser (LOCALE-13, LOCALE-15)', async () => {
    expect((await host.fetch('/', { 'accept-language': 'de-CH' })).headers.get('location')).toBe('/de-ch')
    const remembered = { 'accept-language': 'de', cookie: 'kudex-locale=en-us' }
    expect((await host.fetch('/', remembered)).headers.get('location')).toBe('/en-us')
  })

  it('from a stored address without locale are not cached, since the next visitor may want another language', async () => {
    const kept = (response: Response) => ['cache-control', 'vary'].map((name) => response.headers.get(name))
    const german = await host.fetch('/old', { 'accept-language': 'de' })
    expect([german.status, german.headers.get('location')]).toEqual([301, '/de/new'])
    expect(kept(german)).toEqual(['private, no-store', 'Accept-Language, Cookie'])
    expect(kept(await host.fetch('/de/old'))).toEqual(['public, max-age=300', null])
  })

  it('from addresses of files are sent; other missing files are a plain 404 (ROUTE-21)', async () => {
    const toPath = (path: string) => ({ kind: 'path' as const, path, text: '', openInNewTab: false })
    const migrated = await startTestHost({
      system: {
        ...testSystem,
        redirects: [{ id: 'r1', siteId: 'main', previousUrl: '/contact.php', target: toPath('/contact') }],
        routeRules: [{ id: 'rule', siteId: 'main', pattern: '/news.xml', redirect: '/news', external: false }],
      },
    })
    try {
      const answers = ['/contact.php?a=1', '/news.xml', '/gone.php', '/gone.png'].map(async (path) => {
        const response = await migrated.fetch(path)
        return [response.status, response.headers.get('location')]
      })
      expect(await Promise.all(answers)).toEqual([
        [301, '/en/contact?a=1'],
        [302, '/en/news'],
        [404, null],
        [404, null],
      ])
      expect(migrated.rendered).toEqual([])
    } finally {
      await migrated.stop()
    }
  })

  it('are part of the page data for client-side navigation', async () => {
    const response = await host.fetch('/en/old/index.pageContext.json')
    expect(await response.json()).toMatchObject({ _urlRedirect: { url: '/en/new', statusCode: 301 } })
  })
})

describe('headers of every response', () => {
  it.each([
    '/en',
    '/en/nope',
    '/en/boom',
    '/',
    '/en/old',
    '/api/none',
    '/healthz',
    '/images/none',
    '/assets/none.js',
    '/en/index.pageContext.json',
    '/builds/latest.json',
    '/en/mykomax',
  ])('%s', async (path) => {
    const response = await host.fetch(path)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('strict-transport-security')).toBeNull()
    await response.arrayBuffer()
  })

  it('isolate windows on https and localhost only, where browsers support it, and not of pages that all visitors share', async () => {
    const host = await startTestHost({ environment: { TRUST_PROXY: 'loopback' } })
    try {
      for (const [name, forwarded, expected] of [
        ['strivona.test', 'http', undefined],
        ['strivona.test', 'https', 'same-origin'],
        ['localhost', 'http', 'same-origin'],
        ['localhost.evil.test', 'http', undefined],
      ] as const) {
        const headers = `Host: ${name}\r\nX-Forwarded-Proto: ${forwarded}\r\nConnection: close`
        const readIsolation = async (path: string) =>
          (await host.sendRaw(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)).headers['cross-origin-opener-policy']
        expect([name, await readIsolation('/en/mykomax')]).toEqual([name, expected])
        // Twice: rendered, then cached.
        expect([name, await readIsolation('/en'), await readIsolation('/en')]).toEqual([name, undefined, undefined])
      }
    } finally {
      await host.stop()
    }
  })

  it('let only this host frame the return address of silent renewal, which is empty (ROUTE-33)', async () => {
    const response = await host.fetch('/blank-callback?code=a&state=b')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await response.text()).not.toMatch(/<script|<link|<body/)
  })
})

describe('errors', () => {
  it('of the host result in 500 without details (ERR-05)', async () => {
    const response = await host.fetch('/en/boom')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
  })

  it('by timeout result in 503', async () => {
    const answer = await startTestHost({ hasSnapshot: false })
    try {
      const response = await answer.fetch('/en')
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
      const ready = await answer.fetch('/readyz')
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', failing: ['system'] }])
    } finally {
      await answer.stop()
    }
  })
})

describe('endpoints', () => {
  it('respond with JSON for unknown paths (API-09)', async () => {
    const response = await host.fetch('/api/nothing/here')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  })

  it('report services that are down and stay ready', async () => {
    expect(await (await host.fetch('/readyz')).json()).toEqual({
      status: 'degraded',
      failing: ['content', 'products', 'sales', 'ticketing', 'search', 'images', 'files', 'uploads', 'identity'],
    })
  })

  it('name the newest build and its route rules (API-03, API-04)', async () => {
    const latest = await host.fetch('/builds/latest.json?1700000000')
    expect([latest.headers.get('cache-control'), await latest.json()]).toEqual(['no-store', { id: 'build-1' }])
    expect(await (await host.fetch('/builds/meta/build-1.json')).json()).toMatchObject({
      routeRules: [{ pattern: '/shop', external: true }],
    })
    expect((await host.fetch('/builds/meta/other.json')).status).toBe(404)
  })

  it('serve page data under the build hash as well (API-06)', async () => {
    expect(await (await host.fetch('/en/products/_payload.json?hash')).text()).toContain(
      '/en/products/index.pageContext.json',
    )
  })

  it('show metrics on the admin port only', async () => {
    expect((await host.fetch('/metrics')).status).not.toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${host.adminPort}/metrics`)).text()
    expect(metrics).toContain('kudex_host_responses_total')
  })

  it.each([
    ['/api/tickets', 'POST'],
    ['/api/account', 'GET'],
    ['/api/content-draft', 'POST'],
  ])(
    'ask every client without a session to sign in, not browsers only: %s (TICKET-19, EDITOR-09)',
    async (path, method) => {
      const response = await fetch(`http://127.0.0.1:${host.port}${path}`, { method })
      expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store'])
      const foreign = await fetch(`http://127.0.0.1:${host.port}${path}`, {
        method,
        headers: { cookie: 'a=b', origin: 'http://evil.test' },
      })
      expect(foreign.status).toBe(403)
    },
  )

  it.each([
    [403, 'http://evil.test', 'application/x-www-form-urlencoded', '', 'not come from our website'],
    [413, 'http://localhost', 'application/x-www-form-urlencoded', 'a'.repeat(70_000), 'more than we accept'],
    [415, 'http://localhost', 'application/json', '{}', 'cannot read what was sent'],
  ])('say why a form was refused with %s (FORM-11)', async (status, origin, type, body, reason) => {
    const response = await fetch(`http://127.0.0.1:${host.port}/en/support`, {
      method: 'POST',
      headers: { origin, 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(reason)
  })

  it('refuse sessions for other sites', async () => {
    const response = await fetch(`http://127.0.0.1:${host.port}/api/session`, {
      method: 'POST',
      headers: { origin: 'http://evil.test' },
    })
    expect(response.status).toBe(403)
  })
})

function expectSafe({ status, headers, body }: RawResponse): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBeDefined()
  expect(body).not.toMatch(/\n\s+at /)
  expect(headers['set-cookie'] ?? '').not.toContain('x=1')
  const { location } = headers
  if (status === 301 || status === 302) {
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location ?? '', 'http://own.test').host).toBe('own.test')
  } else expect(location).toBeUndefined()
}

/** Asks for a tunnel and resets the connection before the response. */
function resetTunnel(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.write('CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n', () => socket.resetAndDestroy())
  })
}
