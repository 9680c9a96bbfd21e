import { connect } from 'node:net'
import { origin, ports } from '../system/addresses.ts'
import { sample } from '../system/checkSize.ts'
import { expect, test } from '../system/test.ts'

/** Sends raw bytes and reads the response until the connection ends, at most 10 s. */
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

test.describe('the HTTP server', () => {
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
    test(`answers ${target.slice(0, 40)} without an external redirect`, async () => {
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

  test('sends its security headers with every response', async ({ request }) => {
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

  test('sends cache headers, and the locale in a long-lived cookie (LOCALE-13)', async ({ request }) => {
    const answer = await request.get('/de-ch', { headers: { cookie: '' } })
    expect(answer.headers()['set-cookie']).toMatch(/kudex-locale=de-CH|kudex-locale=de-ch/)
    expect(answer.headers()['set-cookie']).toContain('SameSite=Lax')
  })

  test('answers the public routes, and 404 for their unknown items (ROUTE-29, ROUTE-30, ROUTE-36, ROUTE-37, PAGE-25)', async ({
    request,
  }) => {
    for (const [path, status] of [
      ['/en/about', 200],
      ['/en/products', 200],
      ['/en/products/cutting-stripping', 200],
      ['/en/products/cutting-stripping/cut-strip-machines/benchtop-cut-strip/cs-240', 200],
      ['/en/products/none', 404],
      ['/en/services', 200],
      ['/en/services/support', 200],
      ['/en/services/none', 404],
      ['/callback', 200],
      ['/en/callback', 200],
      ['/en/strivona/products', 404],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status()]).toEqual([path, status])
      const payload = await request.get(`${path}/_payload.json`, { maxRedirects: 0 })
      expect([path, payload.status(), payload.headers()['content-type']]).toEqual([path, status, 'application/json'])
    }
  })

  test('redirects a payload to the payload of the target (API-06)', async ({ request }) => {
    for (const [path, status, location] of [
      ['/en/machines/_payload.json', 301, '/en/products/_payload.json'],
      ['/products/_payload.json?a=1', 302, '/en/products/_payload.json?a=1'],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([path, answer.status(), answer.headers()['location']]).toEqual([path, status, location])
    }
  })

  test('serves the public navigation as JSON (API-01, API-02, SITE-01)', async ({ request }) => {
    const kudex = await request.get('/api/site-navigation/public/kudex?lang=de')
    expect(kudex.status()).toBe(200)
    const text = await kudex.text()
    expect(text).toContain('"url":"/de/products"')
    // A hidden page of the demo content.
    expect(text).not.toContain('Qualitätsversprechen')
    const strivona = await request.get('/api/site-navigation/public/strivona?lang=en')
    expect(await strivona.text()).toContain('"url":"/en/strivona/twisting"')
    expect((await request.get('/api/site-navigation/public/none?lang=en')).status()).toBe(404)
    expect((await request.get('/api/site-navigation/public/kudex?lang=xx')).status()).toBe(400)
    expect((await request.post('/api/site-navigation/public/kudex?lang=en')).status()).toBe(405)
  })

  test('keeps the filters of a list in other countries and languages (NAV-23, LOCALE-19)', async ({ request }) => {
    const listHrefs = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/href="([^"]*)"/g)].map(([, href]) =>
        href?.replaceAll('&amp;', '&'),
      )
    expect(await listHrefs('/en/stories?category=people&page=1')).toContain('/de/stories?category=people')
    // The banner links to the languages that the list is complete in.
    expect(await listHrefs('/fr-ch/stories?category=people')).toContain('/de-ch/stories?category=people')
    expect(await listHrefs('/en/media-releases?year=2026')).toContain('/de/media-releases?year=2026')
    const query = '?f.brand=kudex&sort=name'
    expect(await listHrefs(`/en/products/crimping${query}`)).toContain(`/de/products/crimping${query}`)
  })

  test('links from a product to an existing page in every country and language (NAV-23)', async ({ request }) => {
    // Not sold in Brazil.
    const page = await request.get('/en/products/ap-hv')
    const links = [...(await page.text()).matchAll(/href="(\/[a-z]{2}-[a-z]{2}\/products[^"#?]*)"/g)].map(
      ([, href]) => href,
    )
    const targets = [...new Set(links)]
    expect(targets.length).toBeGreaterThan(20)
    expect(targets).toContain('/pt-br/products/crimping/crimp-tooling/applicators')
    for (const target of sample(targets, 3)) {
      const answer = await request.get(target ?? '', { maxRedirects: 0 })
      expect([target, answer.status()]).toEqual([target, 200])
    }
  })

  test('stores the locale of each site in its own cookie, once (LOCALE-13, LOCALE-14, ROUTE-18)', async ({
    playwright,
  }) => {
    const visitor = await playwright.request.newContext({ baseURL: origin })
    const first = (await visitor.get('/de-ch')).headers()['set-cookie'] ?? ''
    expect(first).toMatch(/^kudex-locale=de-ch; Path=\/; Expires=[^;]+ 203\d [^;]+; SameSite=Lax$/)
    expect((await visitor.get('/de-ch')).headers()['set-cookie']).toBeUndefined()
    expect((await visitor.get('/en/strivona')).headers()['set-cookie']).toContain('kudex-locale-strivona=en;')
    // The main site still has its Swiss locale, and an address with a locale is not redirected.
    expect((await visitor.get('/', { maxRedirects: 0 })).headers()['location']).toBe('/de-ch')
    expect((await visitor.get('/en-us', { maxRedirects: 0 })).status()).toBe(200)
    await visitor.dispose()
  })

  test('refuses a request with two Host headers', async () => {
    const answer = await sendRaw(
      'GET /en HTTP/1.1\r\nHost: localhost\r\nHost: strivona.test\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})
