import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from './testing/startTestHost.ts'
import { testSystem } from './testing/testSystem.ts'

let host: TestHost
beforeAll(async () => {
  const target = { kind: 'path', path: 'hard:/sitemap.xml', text: '', openInNewTab: false } as const
  const map = { id: 'map', siteId: null, previousUrl: '/map', target }
  host = await startTestHost({ system: { ...testSystem, redirects: [...testSystem.redirects, map] } })
})
afterAll(() => host.stop())

/** Status and headers of a response. */
async function tell(path: string) {
  const response = await host.fetch(path)
  await response.arrayBuffer()
  const { headers } = response
  return {
    status: response.status,
    location: headers.get('location'),
    caching: headers.get('cache-control'),
    type: headers.get('content-type'),
    cookie: headers.get('set-cookie')?.replace(/Expires=[^;]*/, ''),
  }
}

describe('the payload of a page has the status of the page (API-06)', () => {
  it.each([
    ['a page', '/de-ch/walk', 200],
    ['a page that is not found', '/en/nope', 404],
    ['an address that is malformed', '/en/%E0%A4%A', 404],
    ['an area that the site lacks', '/en/strivona/products', 404],
    ['a page that is refused', '/en/refused', 401],
    ['a page that fails', '/en/boom', 500],
    ['a page of the portal', '/en/mykomax/account', 200],
  ])('%s', async (_what, path, status) => {
    const page = await tell(path)
    const payload = await tell(`${path}/_payload.json?build-1`)
    expect([page.status, payload.status]).toEqual([status, status])
    // From the prefetch at a link until the click, browsers keep the data of public pages.
    const caching = page.caching === 'private, no-cache' && status === 200 ? 'private, max-age=5' : page.caching
    expect([payload.caching, payload.cookie]).toEqual([caching, page.cookie])
    if (status < 500) expect(payload.type).toBe('application/json')
    const ofRouter = await tell(`${path}/index.pageContext.json`)
    expect([ofRouter.status, ofRouter.caching]).toEqual([status, caching])
  })

  it.each([
    ['a stored redirect', '/en/old', 301, '/en/new'],
    ['a route rule to another host', '/en/shop', 302, 'https://shop.example/'],
    ['another locale', '/fr/products', 302, '/en/products'],
    ['no locale', '/products', 302, '/en/products'],
    ['a page that moved', '/en/moved', 301, '/en/new'],
  ])('%s', async (_what, path, status, target) => {
    const page = await tell(path)
    expect([page.status, page.location]).toEqual([status, target])
    const location = target.startsWith('/') ? `${target}/_payload.json` : target
    expect(await tell(`${path}/_payload.json`)).toMatchObject({ status, location, caching: page.caching })
    // `fetch` follows redirects: Vike's router gets them as JSON.
    const json = (await (await host.fetch(`${path}/index.pageContext.json`)).json()) as object
    expect(json).toMatchObject({ _urlRedirect: { url: target, statusCode: status } })
  })

  it('lets the router load a document if the target is no page (ROUTE-13, ROUTE-21)', async () => {
    expect(await tell('/en/map')).toMatchObject({ status: 301, location: '/sitemap.xml' })
    expect((await tell('/en/map/index.pageContext.json')).status).toBe(404)
  })

  it('keeps the query of a redirect and stays on the host', async () => {
    expect((await tell('/products/_payload.json?a=1')).location).toBe('/en/products/_payload.json?a=1')
    expect((await tell('//evil.test/_payload.json')).location).toBe('/en/evil.test/_payload.json')
    expect((await tell('/_payload.json')).location).toBe('/en/_payload.json')
  })
})

describe('the build files', () => {
  it('name the newest build, uncached (API-04)', async () => {
    const latest = await host.fetch('/builds/latest.json?1700000000')
    expect([latest.status, latest.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await latest.json()).toEqual({ id: 'build-1' })
  })

  it('contain the route rules of the requested site only (API-03)', async () => {
    const rules = [{ pattern: '/shop', redirect: 'https://shop.example/', external: true }]
    const main = await host.fetch('/builds/meta/build-1.json')
    expect(main.headers.get('cache-control')).toBe('private, no-cache')
    expect(await main.json()).toEqual({ id: 'build-1', routeRules: rules })
    const strivona = { id: 'build-1', routeRules: [] }
    expect(await (await host.fetch('/builds/meta/build-1.json?site=strivona')).json()).toEqual(strivona)
    const raw = await host.sendRaw(
      'GET /builds/meta/build-1.json HTTP/1.1\r\nHost: strivona.test\r\nConnection: close\r\n\r\n',
    )
    expect(JSON.parse(raw.body)).toEqual(strivona)
  })

  it.each(['/builds/meta/other.json', '/builds/meta/..%2flatest.json', '/builds/', '/builds/none.json'])(
    '%s responds 404 with JSON (API-03)',
    async (path) => {
      const response = await host.fetch(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
    },
  )
})
