import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderTestPage, startTestHost, type TestHost } from '../../testing/startTestHost.ts'

let host: TestHost
beforeEach(async () => {
  host = await startTestHost()
})
afterEach(() => host.stop())

describe('public pages', () => {
  it('are made once and then answered with the same bytes', async () => {
    const bodies = await Promise.all(['/en/a', '/en/a', '/en/a'].map(async (path) => (await host.fetch(path)).text()))
    bodies.push(await (await host.fetch('/en/a')).text())
    expect(new Set(bodies).size).toBe(1)
    expect(host.rendered).toEqual(['/en/a'])
  })

  it('are compressed once, in the way the browser takes', async () => {
    const [plain, gzip, brotli] = await Promise.all(
      ['identity', 'gzip', 'gzip, deflate, br'].map((encoding) => fetchRaw('/en/a', { 'accept-encoding': encoding })),
    )
    expect(gzip?.headers['content-encoding']).toBe('gzip')
    expect(brotli?.headers['content-encoding']).toBe('br')
    expect((await fetchRaw('/en/a', { 'accept-encoding': 'identity' })).body).toEqual(plain!.body)
    expect(gunzipSync(gzip!.body)).toEqual(plain!.body)
    expect(brotliDecompressSync(brotli!.body)).toEqual(plain!.body)
    expect((await fetchRaw('/en/a', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  })

  it('set the locale cookie far into the future, and only for who does not send it (LOCALE-13)', async () => {
    for (let time = 0; time < 2; time += 1) {
      const cookie = (await host.fetch('/de-ch/a')).headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/^kudex-locale=de-ch; Path=\/; Expires=.*20[3-9]\d.*; SameSite=Lax$/)
      const known = await host.fetch('/de-ch/a', { cookie: 'x=1; kudex-locale=de-ch' })
      expect(known.headers.get('set-cookie')).toBeNull()
      const other = await host.fetch('/de-ch/a', { cookie: 'x-kudex-locale=de-ch' })
      expect(other.headers.get('set-cookie')).toContain('kudex-locale=de-ch')
    }
    expect((await host.fetch('/en/strivona')).headers.get('set-cookie')).toContain('kudex-locale-strivona=en')
  })

  it('answer 304 to who has them', async () => {
    const first = await host.fetch('/en/a', { cookie: 'kudex-locale=en' })
    const again = await host.fetch('/en/a', {
      'if-none-match': first.headers.get('etag') ?? '',
      cookie: 'kudex-locale=en',
    })
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([
      304,
      first.headers.get('content-security-policy'),
    ])
  })

  it('answer HEAD as GET without a body', async () => {
    await host.fetch('/en/a')
    const head = await fetchRaw('/en/a', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  })

  it('differ by site, locale, measurement system and release, not by other parameters or cookies (CACHE-06)', async () => {
    const read = async (path: string, cookie = '') => (await host.fetch(path, { cookie })).text()
    const page = await read('/en/a')
    expect(await read('/en/a?utm_source=x', 'kudex-session=abc; other=1')).toBe(page)
    expect(host.rendered).toHaveLength(1)
    expect(await read('/en/a', 'kudex-measurement=dim_imperial')).toContain('dim_imperial')
    expect(await read('/en-us/a')).toContain('dim_imperial')
    expect(await read('/en/a', 'kudex-next-release=true')).toContain('"isNextRelease":true')
    expect(await read('/en/a', 'kudex-measurement=<script>')).toBe(page)
    expect(await read('/en/a')).toBe(page)
  })

  it('are not those of another host of the site that reads the same path differently (SITE-02, CACHE-06)', async () => {
    for (const name of ['strivona.test', 'localhost', 'strivona.test'])
      await fetchRaw('/en/strivona/about', { host: name })
    expect(host.rendered).toHaveLength(2)
  })

  it('cannot be made to show one visitor what the query of another says', async () => {
    await host.fetch('/en/a?evil=1')
    expect(await (await host.fetch('/en/a')).text()).not.toContain('evil')
  })

  it('are not mistaken by doubled or nested cookies', async () => {
    const cookie = 'x=kudex-testing=true; kudex-testing=false; kudex-testing=true'
    expect(await (await host.fetch('/en/a', { cookie })).text()).toContain('"isTesting":false')
    expect(await (await host.fetch('/en/a', { cookie: 'kudex-testing=true' })).text()).toContain('"isTesting":true')
  })

  it('tell the address as it was asked for when there is none (ROUTE-52)', async () => {
    const response = await host.fetch('/en/nope?x=1')
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining('"fullPath":"/en/nope?x=1"'),
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(host.rendered).toHaveLength(1)
    const queries = ['a=1', 'a=2', 'a=3']
    const together = await Promise.all(queries.map(async (query) => (await host.fetch(`/en/nope?${query}`)).text()))
    for (const [index, query] of queries.entries()) expect(together[index]).toContain(`/en/nope?${query}`)
    expect(host.rendered).toHaveLength(4)
  })
})

describe('a page that is not the same for every visitor', () => {
  it.each(['/en/mykomax', '/en/nope', '/en/callback?code=a&state=b', '/callback'])(
    '%s is rendered for each request (CACHE-06)',
    async (path) => {
      await host.fetch(path)
      const made = host.rendered.length
      const response = await host.fetch(path)
      expect(host.rendered.length).toBeGreaterThan(made)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('is a page that says so while it is rendered, such as a protected one (CACHE-06)', async () => {
    const keeping = await startTestHost({
      render: (url, context) => {
        context.keepPrivate()
        return renderTestPage(url, context)
      },
    })
    try {
      await keeping.fetch('/en/a')
      await keeping.fetch('/en/a')
      expect(keeping.rendered).toHaveLength(2)
    } finally {
      await keeping.stop()
    }
  })

  it('is a page that lacks what it is for: 503 with its own frame, and well again with the service (ERR-05)', async () => {
    let isDown = true
    const failing = await startTestHost({
      render: (url, context) => {
        if (isDown) context.markUnavailable()
        return renderTestPage(url, context)
      },
    })
    try {
      const response = await failing.fetch('/en/a')
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.text()).toContain('/en/a')
      isDown = false
      expect((await failing.fetch('/en/a')).status).toBe(200)
    } finally {
      await failing.stop()
    }
  })
})

describe('the query', () => {
  it('cache=clear re-renders pages for all visitors (CACHE-04)', async () => {
    await host.fetch('/en/a')
    await host.fetch('/en/a?cache=clear')
    expect(host.rendered).toHaveLength(2)
    await host.fetch('/en/a')
    expect(host.rendered).toHaveLength(2)
  })

  it('cache=false makes one page for one visitor and leaves the kept one (CACHE-05)', async () => {
    await host.fetch('/en/a')
    const response = await host.fetch('/en/a?cache=false')
    expect(response.headers.get('cache-control')).toBe('no-store')
    await host.fetch('/en/a')
    expect(host.rendered).toHaveLength(2)
  })

  it('cache=false is no way to load the server (CACHE-07)', async () => {
    for (let time = 0; time < 30; time += 1) await host.fetch('/en/a?cache=false')
    expect(host.rendered.length).toBeLessThan(30)
  })

  it.each([
    ['testing', 'kudex-testing'],
    ['nextRelease', 'kudex-next-release'],
  ])('%s is remembered in %s and false clears it (ROUTE-27, PAGE-26)', async (parameter, cookie) => {
    await host.fetch('/en/a')
    for (let time = 0; time < 2; time += 1) {
      const on = await host.fetch(`/en/a?${parameter}=true`)
      expect(on.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(new RegExp(`^${cookie}=true; .*SameSite=Lax`)),
      )
      expect(on.headers.getSetCookie()).toContainEqual(expect.stringContaining('kudex-locale=en'))
    }
    const off = await host.fetch(`/en/a?${parameter}=false`, { cookie: `${cookie}=true` })
    expect(off.headers.getSetCookie()).toContainEqual(
      expect.stringContaining(`${cookie}=; Path=/; Expires=Thu, 01 Jan 1970`),
    )
    expect(await off.text()).toContain(`"is${parameter === 'testing' ? 'Testing' : 'NextRelease'}":false`)
  })
})

describe('a page that redirects', () => {
  it.each([
    [301, 'public, max-age=300'],
    [302, 'no-store'],
  ])('keeps the status %i; a permanent one is cached and keeps the query (CAT-28)', async (status, caching) => {
    const moved = await startTestHost({
      render: async () => ({ status, contentType: 'text/html', body: '', location: '/en/b', error: null }),
    })
    try {
      const { status: sent, headers } = await moved.fetch('/en/a')
      expect([sent, headers.get('location'), headers.get('cache-control')]).toEqual([status, '/en/b', caching])
      const withQuery = await moved.fetch('/en/a?utm_source=mail')
      expect(withQuery.headers.get('location')).toBe(status === 301 ? '/en/b?utm_source=mail' : '/en/b')
    } finally {
      await moved.stop()
    }
  })
})

function fetchRaw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request({ port: host.port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
    sent.on('error', reject)
    sent.end()
  })
}
