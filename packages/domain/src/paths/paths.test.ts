import { describe, expect, it } from 'vitest'
import { createPathRedirect, createSiteRecord, createSystem } from '../testing/contractSystem.ts'
import { SiteError, toSites } from '../sites/index.ts'
import { isPublicPath, isTechnicalPath, resolveRequest, type PathRequest, type Resolution } from './index.ts'

function resolve(target: string, request: Partial<PathRequest> = {}): Resolution {
  const [path = '', query = ''] = target.split('?')
  return resolveRequest({
    hostname: 'localhost',
    path,
    query,
    cookies: {},
    acceptLanguage: null,
    system: createSystem(),
    ...request,
  })
}

/** A resolution as one line of text. */
function tell(resolution: Resolution): string {
  const { address } = resolution
  switch (resolution.kind) {
    case 'redirect':
      return `${resolution.status} ${resolution.location}`
    case 'direct':
      return `direct ${resolution.pageId} ${resolution.query}`
    default:
      return `${resolution.kind} ${address.site.id} ${address.locale.urlCode} ${address.area} ${address.path}`
  }
}

describe('an address', () => {
  it.each([
    ['/en', 'page kudex en content /'],
    ['/de-ch', 'page kudex de-ch content /'],
    ['/en/strivona', 'page strivona en content /'],
    ['/en/strivona/about', 'page strivona en content /about'],
    ['/en/products/cutting/kappa', 'page kudex en products /products/cutting/kappa'],
    ['/de/media-releases', 'page kudex de media-releases /media-releases'],
    ['/en/xx', 'page kudex en content /xx'],
    ['/de-li/about', 'page kudex de-li content /about'],
    ['/en/callback?code=a&state=b', 'page kudex en callback /callback'],
    ['/en/%C3%BCber-uns', 'page kudex en content /%C3%BCber-uns'],
  ])('%s is found (ROUTE-01…05)', (path, expected) => expect(tell(resolve(path))).toBe(expected))

  it.each([
    ['/en', 'home', 'home'],
    ['/en/a', 'a', 'home'],
    ['/en/a/b', 'b', 'a'],
    ['/en/a/b/c', 'c', 'b'],
    ['/en/strivona/a', 'a', 'home'],
  ])('%s has the page slug %s below %s (ROUTE-06)', (path, slug, parentSlug) =>
    expect(resolve(path).address).toMatchObject({ slug, parentSlug }),
  )

  it('says what links need: site slug, locale and canonical path (ROUTE-11)', () => {
    expect(resolve('/de/strivona/a').address).toMatchObject({
      siteSlug: 'strivona',
      canonicalPath: '/de/strivona/a',
      hasLocalePrefix: true,
      matchedBy: 'host-slug',
    })
    expect(resolve('/de/a', { hostname: 'strivona.test' }).address).toMatchObject({
      siteSlug: null,
      canonicalPath: '/de/a',
    })
  })

  it("keeps its own locale over the cookie's (ROUTE-18)", () => {
    expect(tell(resolve('/de-ch', { cookies: { 'kudex-locale': 'en' } }))).toBe('page kudex de-ch content /')
  })

  it('is malformed with broken encoding, control characters, backslashes or dot segments (ROUTE-53)', () => {
    for (const path of [
      '/en/%E0%A4%A',
      '/en/a%00b',
      '/en/a/../b',
      '/en/a\\b',
      '/%5Cevil.test',
      '/\\evil.test/',
      '/en/..;/a',
      '*',
    ]) {
      expect(resolve(path).kind, path).toBe('invalid')
    }
  })

  it('is an error if the site has no domains (SITE-06)', () => {
    const system = { ...createSystem(), sites: toSites([createSiteRecord({ name: 'Lost', domains: [] })]) }
    expect(() => resolve('/en', { system })).toThrow(SiteError)
  })
})

describe('an area', () => {
  it.each([
    ['/en/MyKomax/Account', 'page kudex en portal /mykomax/account'],
    ['/en/mykomax/tickets/LIST', 'page kudex en portal /mykomax/tickets/list'],
    ['/en/mykomax/user-admin/AbC', 'page kudex en portal /mykomax/user-admin/AbC'],
    ['/en/Editor', 'page kudex en editor /editor'],
  ])('%s is compared case-insensitively, ids keep their case (ROUTE-10, ROUTE-48)', (path, expected) => {
    const resolution = resolve(path)
    expect(tell(resolution)).toBe(expected)
    expect(resolution.address.isPublic).toBe(false)
  })

  it('is not offered on a site without it (SITE-19)', () => {
    expect(resolve('/en/products').address.isAreaOffered).toBe(true)
    expect(resolve('/en/strivona/products').address.isAreaOffered).toBe(false)
    expect(resolve('/en/strivona/about').address.isAreaOffered).toBe(true)
  })

  it.each([
    ['/en/MyKomax', false],
    ['/mykomax/x', false],
    ['/de-ch/EDITOR', false],
    ['/en/products', true],
    ['/en', true],
    ['/en/products/mykomax', true],
  ])('%s is public: %s (ROUTE-10)', (path, expected) => expect(isPublicPath(path)).toBe(expected))

  it.each([
    ['/style-guide/buttons', true],
    ['/callback?code=a', true],
    ['/en/callback', true],
    ['/blank-callback', true],
    ['/en/products', false],
  ])('%s is technical: %s (ROUTE-08, PAGE-29)', (path, expected) => expect(isTechnicalPath(path)).toBe(expected))
})

describe('outside the locales', () => {
  it.each([
    ['/callback?code=a&state=b', 'technical kudex en callback /callback'],
    ['/blank-callback', 'technical kudex en blank-callback /blank-callback'],
    ['/style-guide/tools/email-links', 'technical kudex en style-guide /style-guide/tools/email-links'],
    ['/file/report?l=de', 'technical kudex en file /file/report'],
    ['/api/session', 'technical kudex en api /api/session'],
    ['/api/session/', 'technical kudex en api /api/session'],
    ['/builds/latest.json', 'technical kudex en builds /builds/latest.json'],
  ])('%s stays where it is (ROUTE-09, ROUTE-28)', (path, expected) => expect(tell(resolve(path))).toBe(expected))

  it('uses the remembered language (ROUTE-09)', () => {
    expect(resolve('/callback', { cookies: { 'kudex-locale': 'de-ch' } }).address.locale.code).toBe('de-CH')
  })

  it('loses a trailing slash too, and keeps the query (ROUTE-15, ROUTE-16)', () => {
    expect(tell(resolve('/callback/?code=a&state=b'))).toBe('301 /callback?code=a&state=b')
  })
})

describe('a trailing slash', () => {
  it.each([
    ['/en/products/', '301 /en/products'],
    ['/en/products/?a=1', '301 /en/products?a=1'],
    ['/en//products', '301 /en/products'],
    ['/en/', '301 /en'],
    ['/en/strivona/', '301 /en/strivona'],
    ['//evil.com/', '302 /en/evil.com'],
    ['///', '302 /en'],
  ])('%s is redirected once, on the site (ROUTE-15, ROUTE-16)', (path, expected) =>
    expect(tell(resolve(path))).toBe(expected),
  )
})

describe('a locale mismatch', () => {
  it.each([
    ['/', '302 /en'],
    ['/products', '302 /en/products'],
    ['/strivona/about?x=1', '302 /en/strivona/about?x=1'],
    ['/fr', '302 /en'],
    ['/fr/products?a=%20b', '302 /en/products?a=%20b'],
    ['/de-CH/products', '302 /de-ch/products'],
    ['/EN', '302 /en'],
    ['/fr-de/products/', '302 /de-de/products'],
    ['/en-aq/x', '302 /en/x'],
    ['/de-ch/brand-portal/logos', '302 /en/brand-portal/logos'],
    ['/en/smart-cabinet-building', '302 /de/smart-cabinet-building'],
    ['/de/north-america-events', '302 /en/north-america-events'],
    ['/de-ch/brand-portal', '302 /en/brand-portal'],
  ])('%s is redirected with path and query kept (ROUTE-02, ROUTE-17, SITE-12, SITE-21, SITE-22)', (path, expected) =>
    expect(tell(resolve(path))).toBe(expected),
  )

  it('does not occur if a site adds the language (SITE-23, ROUTE-03)', () => {
    expect(tell(resolve('/fr/veritesta'))).toBe('page veritesta fr content /')
    expect(tell(resolve('/es/conexara'))).toBe('page conexara es content /')
    expect(tell(resolve('/es/veritesta'))).toBe('302 /en/veritesta')
  })

  it('without a prefix follows the cookie of the site, then Accept-Language, then English (LOCALE-14, LOCALE-15)', () => {
    const cookies = { 'kudex-locale': 'de-ch', 'kudex-locale-veritesta': 'fr' }
    expect(tell(resolve('/', { cookies, acceptLanguage: ['en'] }))).toBe('302 /de-ch')
    expect(tell(resolve('/veritesta', { cookies }))).toBe('302 /fr/veritesta')
    expect(tell(resolve('/', { cookies: { 'kudex-locale': 'xx' }, acceptLanguage: ['de'] }))).toBe('302 /de')
    expect(tell(resolve('/', { acceptLanguage: ['it'] }))).toBe('302 /en')
  })

  it('keeps the code and state of a callback (ROUTE-09)', () => {
    expect(tell(resolve('/fr/callback?code=a&state=b'))).toBe('page kudex en callback /callback')
  })
})

describe('a direct lookup', () => {
  it.each([
    ['/en/p1?direct&x=1', 'direct p1 x=1'],
    ['/en/p1?direct=', 'direct p1 '],
    ['/en/p1?direct=true', 'direct p1 '],
    ['/en/a/p1/?x=1&direct', 'direct p1 x=1'],
    ['/p1?direct', 'direct p1 '],
    ['/en?direct', 'page kudex en content /'],
    ['/en/p1?direct=false', 'page kudex en content /p1'],
    ['/en/mykomax?direct', 'page kudex en portal /mykomax'],
  ])('%s → %s (ROUTE-19, ROUTE-20)', (path, expected) => expect(tell(resolve(path))).toBe(expected))
})

describe('a stored redirect', () => {
  const system = createSystem([
    createPathRedirect('/old', '/new'),
    createPathRedirect('/de/alt/', '/neu'),
    createPathRedirect('/loop', '/loop/'),
    createPathRedirect('/a', '/b'),
    createPathRedirect('/b', '/a'),
    createPathRedirect('/first', '/second'),
    createPathRedirect('/second', '/third?y=2#end'),
    createPathRedirect('/out', 'https://shop.example/x'),
    createPathRedirect('/back', 'https://localhost/en/new'),
    createPathRedirect('/act', 'action:open-news-feed-panel'),
    createPathRedirect('/index.php?id=5', '/five'),
    createPathRedirect('/products?legacy=1', '/products?brand=x'),
    createPathRedirect('/sorted?by=name', '/sorted'),
    createPathRedirect('/turn?x=1', '/turn?x=2'),
    createPathRedirect('/turn?x=2', '/turn?x=1'),
    createPathRedirect('/more', '/more?x=1'),
    createPathRedirect('/strivona/gone', '/here'),
    createPathRedirect('/only', '/strivona-only', 'strivona'),
    createPathRedirect('/cabinet', '/smart-cabinet-building/x'),
    createPathRedirect('/mykomax', '/locked-out'),
    {
      ...createPathRedirect('/kappa', ''),
      target: { kind: 'product', productSlug: 'kappa-330', text: '', openInNewTab: false },
    },
  ])

  it.each([
    ['/en/old', '301 /en/new'],
    ['/de-ch/old/?x=1', '301 /de-ch/new?x=1'],
    ['/old', '301 /en/new'],
    ['/fr/old', '301 /en/new'],
    ['/de/alt', '301 /de/neu'],
    ['/en/alt', 'page kudex en content /alt'],
    ['/en/loop', 'page kudex en content /loop'],
    ['/en/a', 'page kudex en content /a'],
    ['/en/b', 'page kudex en content /b'],
    ['/en/first?x=1', '301 /en/third?y=2&x=1#end'],
    ['/en/out?x=1', '301 https://shop.example/x'],
    ['/en/back', '301 /en/new'],
    ['/en/act', 'page kudex en content /act'],
    ['/en/index.php?id=5&x=1', '301 /en/five?x=1'],
    ['/en/index.php?id=6', 'page kudex en content /index.php'],
    ['/en/products?legacy=1', '301 /en/products?brand=x'],
    ['/en/products?brand=x', 'page kudex en products /products'],
    ['/en/sorted?by=name&x=1', '301 /en/sorted?x=1'],
    ['/en/turn?x=1', 'page kudex en content /turn'],
    ['/en/more', 'page kudex en content /more'],
    ['/en/strivona/gone', '301 /en/strivona/here'],
    ['/en/strivona/only', '301 /en/strivona/strivona-only'],
    ['/en/only', 'page kudex en content /only'],
    ['/en/cabinet', '301 /de/smart-cabinet-building/x'],
    ['/en/mykomax', 'page kudex en portal /mykomax'],
    ['/en/kappa', '301 /en/products/kappa-330'],
  ])('%s → %s (ROUTE-21, ROUTE-22)', (path, expected) => expect(tell(resolve(path, { system }))).toBe(expected))

  it.each([
    ['/m/CS240-21401', '302 /en/mykomax/inventory/CS240-21401'],
    ['/M/CS240-21401/?x=1', '302 /en/mykomax/inventory/CS240-21401?x=1'],
    ['/de-ch/m/CS240-21401', '302 /de-ch/mykomax/inventory/CS240-21401'],
    ['/m/a%2Fb%0d', 'invalid kudex en content /'],
    ['/m/%2F%2Fevil.test', '302 /en/mykomax/inventory/%2F%2Fevil.test'],
    ['/en/m', 'page kudex en content /m'],
    ['/en/m/a/b', 'page kudex en content /m/a/b'],
  ])('the nameplate address %s → %s', (path, expected) => expect(tell(resolve(path, { system }))).toBe(expected))

  it.each([
    ['/mykomax/tickets', '302 /en/mykomax/tickets/list'],
    ['/de/MyKomax/Tickets/?status=open', '302 /de/mykomax/tickets/list?status=open'],
    ['/en/mykomax/tickets/list', 'page kudex en portal /mykomax/tickets/list'],
    ['/en/strivona/mykomax/tickets', 'page strivona en portal /mykomax/tickets'],
  ])('the address of tickets %s → %s (ROUTE-41)', (path, expected) =>
    expect(tell(resolve(path, { system }))).toBe(expected),
  )

  it.each([
    ['/de/fairs', '301 /de/strivona/news'],
    ['/de-ch/fairs?x=1', '301 /de-ch/strivona/news?x=1'],
    ['/de/placeholder', '301 /de/strivona/news'],
    ['/de-ch/placeholder?x=1', '301 /de-ch/strivona/news?x=1'],
    ['/de/on-own-host', '301 /de/strivona/news'],
  ])('%s → %s: a target without locale keeps the locale of the address', (path, expected) => {
    const toSite = createSystem([
      createPathRedirect('/fairs', 'hard:/strivona/news'),
      createPathRedirect('/placeholder', 'hard:/{locale}/strivona/news'),
      createPathRedirect('/on-own-host', 'https://localhost/strivona/news'),
    ])
    const visitor = { cookies: { 'kudex-locale': 'fr-ch' }, acceptLanguage: ['en'], system: toSite }
    expect(tell(resolve(path, visitor))).toBe(expected)
  })

  it.each([
    ['/de/rss', '301 /feeds/kudex/en/stories.rss'],
    ['/de/rss?tag=a', '301 /feeds/kudex/en/stories.rss?tag=a'],
    ['/de/news-feed', '301 /feeds/kudex/en/stories.rss'],
    ['/de/strivona/dates', '301 /calendars/kudex/en/investors.ics'],
    ['/map', '301 /sitemap.xml'],
    ['/de/picture', '301 /images/logo/inline'],
  ])('%s → %s: routes of the server have no locale', (path, expected) => {
    const toRoutes = createSystem([
      createPathRedirect('/rss', 'hard:/feeds/kudex/en/stories.rss'),
      createPathRedirect('/news-feed', '/rss'),
      createPathRedirect('/dates', 'https://localhost/calendars/kudex/en/investors.ics'),
      createPathRedirect('/map', 'hard:/sitemap.xml'),
      createPathRedirect('/picture', 'hard:/images/logo/inline'),
    ])
    expect(tell(resolve(path, { system: toRoutes }))).toBe(expected)
  })

  it.each([
    ['strivona.test', '/de/to-main', '301 https://www.kudex.test/de'],
    ['strivona.test', '/de-ch/to-shop?x=1', '301 https://www.kudex.test/de-ch/shop?x=1'],
    ['strivona.test', '/de/go/to', '302 https://www.kudex.test/de/shop'],
    ['localhost', '/de/strivona/to-main', '301 /de'],
    ['www.kudex.test', '/de/to-shop', '301 /de/shop'],
  ])('from a host to the main site of another host: %s%s → %s (SITE-01)', (hostname, path, expected) => {
    const toMain = createSystem(
      [createPathRedirect('/to-main', 'hard:/{locale}'), createPathRedirect('/to-shop', 'hard:/{locale}/shop')],
      [{ id: 'go', siteId: null, pattern: '/go/*', redirect: 'hard:/{locale}/shop', external: false }],
    )
    const publicOrigins = ['https://www.kudex.test', 'https://strivona.test']
    expect(tell(resolve(path, { hostname, system: toMain, publicOrigins }))).toBe(expected)
  })

  it('to another host is marked as external (ROUTE-24)', () => {
    expect(resolve('/en/out', { system })).toMatchObject({ isExternal: true, reason: 'system' })
    expect(resolve('/en/old', { system })).toMatchObject({ isExternal: false })
  })
})

describe('a route rule', () => {
  const rule = (pattern: string, redirect: string, external = false) => ({
    id: pattern,
    siteId: null,
    pattern,
    redirect,
    external,
  })
  const system = createSystem(
    [createPathRedirect('/old-shop', '/shop')],
    [
      rule('/shop/*', 'https://shop.example/*', true),
      rule('/news/*', '/stories/*'),
      rule('/news-archive', '/media-releases'),
      rule('/grow/*', '/grow/x/*'),
      rule('/lie', 'https://evil.example', false),
      rule('/any/*', 'https://*', true),
      rule('/top/*', '/*'),
    ],
  )

  it.each([
    ['/en/shop', '302 https://shop.example'],
    ['/en/shop/a/b', '302 https://shop.example/a/b'],
    ['/en/news/wire?x=1', '302 /en/stories/wire?x=1'],
    ['/en/news-archive', '302 /en/media-releases'],
    ['/en/newsletter', 'page kudex en content /newsletter'],
    ['/en/old-shop', '302 https://shop.example'],
    ['/en/grow/a', 'page kudex en content /grow/a'],
    ['/en/lie', 'page kudex en content /lie'],
    ['/en/any/evil.test', 'page kudex en content /any/evil.test'],
    ['/en/top/evil.test', '302 /en/evil.test'],
    ['/en/top', '302 /en'],
  ])('%s → %s (ROUTE-23, ROUTE-24)', (path, expected) => expect(tell(resolve(path, { system }))).toBe(expected))
})
