import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.stop())

/** Sends a raw request line; the response must stay on the host. */
async function get(target: string, headers: readonly string[] = ['Host: localhost']) {
  return send([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
}

async function send(text: string) {
  const answer = await host.sendRaw(text)
  const { location } = answer.headers
  if (location !== undefined) {
    for (const name of ['localhost', 'evil.test']) {
      const origin = `http://${name}`
      expect(new URL(location, `${origin}/en/a/`).origin, location).toBe(origin)
    }
  }
  expect(Object.keys(answer.headers)).not.toContain('x-smuggled')
  return answer
}

describe(
  'raw requests get a defined response and never redirect to another host (ROUTE-16, ROUTE-53)',
  { timeout: 2_000 },
  () => {
    it.each([
      ['a backslash host', '/\\evil.test/', 404, undefined],
      ['two slashes', '//evil.test/', 302, '/en/evil.test'],
      ['two slashes and an offered locale', '//en//evil.test//', 301, '/en/evil.test'],
      ['encoded slashes', '/%2f%2fevil.test/', 302, '/en/%2F%2Fevil.test'],
      ['encoded slashes below a locale', '/en/%2f%2fevil.test/', 301, '/en/%2F%2Fevil.test'],
      ['slash and encoded backslash', '/%5c%5cevil.test/', 404, undefined],
      ['a tab between slashes', '/%09/evil.test/', 404, undefined],
      ['a line feed that is encoded', '/en/%0d%0aX-Smuggled:%201/', 404, undefined],
      ['a line feed in the query', '/products?a=%0d%0aX-Smuggled:1', 302, '/en/products?a=%0d%0aX-Smuggled:1'],
      ['another scheme as a path', '/javascript:alert(1)/', 302, '/en/javascript:alert(1)'],
      ['a user name', '/@evil.test/', 302, '/en/@evil.test'],
      ['an encoded NUL', '/en/%00', 404, undefined],
      ['a slash in overlong UTF-8', '/en/%c0%af%c0%aeevil.test', 404, undefined],
      ['a lone surrogate', '/en/%ed%a0%80', 404, undefined],
      ['half a character', '/en/%F0%9F', 404, undefined],
      ['raw bytes that are no UTF-8', '/en/\u00ff\u00fe', 400, undefined],
      ['steps up', '/en/../../etc/passwd', 404, undefined],
      ['encoded steps up', '/en/%2e%2e/%2E%2E/etc/passwd', 404, undefined],
      ['steps up that are encoded twice', '/%252e%252e/a', 302, '/en/%252e%252e/a'],
      ['steps up with parameters', '/..;/..;a/etc/passwd', 404, undefined],
      ['a page that is named like dots', '/en/...', 200, undefined],
      ['a very long address', `/en/${'a/'.repeat(3_000)}`, 414, undefined],
      ['a very long query', `/en?${'a=1&'.repeat(2_000)}`, 414, undefined],
      ['as many segments as fit', `/${'a/'.repeat(2_000)}`, 302, `/en/${'a/'.repeat(2_000).slice(0, -1)}`],
      ['a fragment', '/en/products/#//evil.test', 301, '/en/products'],
      ['a question mark twice', '/products/?a=1?b=//evil.test', 302, '/en/products?a=1?b=//evil.test'],
    ])('%s', async (_what, target, status, location) => {
      const answer = await get(target)
      expect([answer.status, answer.headers['location']]).toEqual([status, location])
    })

    it.each([
      ['http://evil.test/products/', 302, '/en/products'],
      ['http://evil.test//other.test/', 302, '/en/other.test'],
      ['http://evil.test\\@localhost/', 400, undefined],
      ['http://user:secret@localhost/en', 400, undefined],
      ['http:///evil.test/', 400, undefined],
      ['http://evil.test', 302, '/en'],
      ['http://evil.test?x=1', 302, '/en?x=1'],
      ['evil.test:80', 400, undefined],
      ['javascript:alert(1)', 400, undefined],
    ])('%s as an absolute URL never redirects to its host', async (target, status, location) => {
      const answer = await get(target)
      expect([answer.status, answer.headers['location']]).toEqual([status, location])
      expect(answer.body).not.toContain('evil.test/')
    })

    it('the host of an absolute URL overrides the header (SITE-02)', async () => {
      expect((await get('http://strivona.test/en')).body).toContain('"site":"strivona"')
    })
  },
)

describe('ambiguous requests are refused (request smuggling)', { timeout: 2_000 }, () => {
  const body = '0\r\n\r\nGET /en/x-smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
  it.each([
    ['two hosts', ['Host: localhost', 'Host: strivona.test']],
    ['the same host twice', ['Host: localhost', 'host: localhost']],
    ['length and chunks', ['Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks and length', ['Host: localhost', 'Transfer-Encoding: chunked', 'Content-Length: 5']],
    ['two lengths', ['Host: localhost', 'Content-Length: 5', 'Content-Length: 6']],
    ['a length with a sign', ['Host: localhost', 'Content-Length: +5']],
    ['chunks under a name with a space', ['Host: localhost', 'Transfer-Encoding : chunked']],
    ['an unknown encoding', ['Host: localhost', 'Transfer-Encoding: xchunked']],
    ['chunks that are not last', ['Host: localhost', 'Transfer-Encoding: chunked, identity']],
    ['a line that goes on', ['Host: localhost', 'X-A: b', '\tc: d']],
  ])('%s', async (_what, headers) => {
    const answer = await send(['POST /api/session HTTP/1.1', ...headers, 'Connection: close', '', body].join('\r\n'))
    expect(answer.status).toBe(400)
    // Exactly one response.
    expect(answer.body).not.toContain('HTTP/1.1')
  })

  it('an unexpected body is not parsed as a second request', async () => {
    const before = host.rendered.length
    const smuggled = 'GET /en/x-smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const answer = await send(
      `GET /en/asked HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    )
    expect([answer.status, host.rendered.slice(before)]).toEqual([200, ['/en/asked']])
  })
})
