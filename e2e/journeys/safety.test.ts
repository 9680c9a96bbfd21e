import { connect } from 'node:net'
import { origin, ports } from '../system/addresses.ts'
import { expect, test } from '../system/watched.ts'

/** Sends raw bytes, as no browser would, and reads the answer until the connection ends or 10 s are over. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(ports.host, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

const get = (target: string, host = `localhost:${ports.host}`): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`

test.describe('the front door', () => {
  for (const target of [
    '/?hasOwnProperty=1',
    '/index.pageContext.json?_vike=x',
    '/\\evil.test/',
    '//evil.test/',
    '/%2f%2fevil.test/',
    '/%5cevil.test',
    'http://evil.test/',
    '/en/%E0%A4%A',
    '/en/%00',
    `/${'a'.repeat(20_000)}`,
    '/en/../../etc/passwd',
    '/en?__proto__=1',
    '/en/products/__proto__',
    '*',
  ]) {
    test(`answers ${target.slice(0, 40)} and leads nowhere else`, async () => {
      const answer = await sendRaw(get(target))
      expect(answer).toMatch(/^HTTP\/1\.1 (200|301|302|308|400|404|405|414|431) /)
      const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1]
      if (location !== undefined) expect(location).toMatch(/^\/(?![\\/])/)
      expect(answer).not.toMatch(/\bat .*\.(js|ts):\d+/)
    })
  }

  test('does not echo an unknown host', async () => {
    const answer = await sendRaw(get('/en', 'evil.test'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).not.toContain('evil.test')
  })

  test('sends its headers with every answer', async ({ request }) => {
    for (const path of [
      '/en',
      '/en/nope',
      '/api/nope',
      '/callback',
      '/blank-callback',
      '/healthz',
      '/en/products/index.pageContext.json',
    ]) {
      const headers = (await request.get(path)).headers()
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['content-security-policy'], path).toBeDefined()
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-inline|unsafe-eval/)
      expect(headers['x-powered-by'], path).toBeUndefined()
    }
  })

  test('answers unknown APIs with 404 JSON (API-09) and slashes with 301 (ROUTE-15, ROUTE-16)', async ({ request }) => {
    const unknown = await request.get('/api/nope')
    expect([unknown.status(), unknown.headers()['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ])
    const slash = await request.get('/en/products/?a=1', { maxRedirects: 0 })
    expect([slash.status(), slash.headers()['location']]).toEqual([301, '/en/products?a=1'])
    expect(new URL(origin).port).toBe(String(ports.host))
  })

  test('answers wrong locales by one redirect (ROUTE-04, ROUTE-17) and stored addresses by 301 (ROUTE-21)', async ({
    request,
  }) => {
    for (const [path, status, location] of [
      ['/de-CH/products', 302, '/de-ch/products'],
      ['/products?x=1', 302, '/en/products?x=1'],
      ['/fr/products', 302, '/en/products'],
      ['/en/machines', 301, '/en/products'],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers()['location']]).toEqual([path, status, location])
    }
  })

  test('tells a cache what may be kept, and the locale in a cookie that lasts (LOCALE-13)', async ({ request }) => {
    const answer = await request.get('/de-ch', { headers: { cookie: '' } })
    expect(answer.headers()['set-cookie']).toMatch(/kudex-locale=de-CH|kudex-locale=de-ch/)
    expect(answer.headers()['set-cookie']).toContain('SameSite=Lax')
  })
})
