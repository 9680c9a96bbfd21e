import { describe, expect, it } from 'vitest'
import { resolveCacheMode } from './cacheMode.ts'
import { hasCookie, readCookies } from './cookies.ts'
import { toKnownQuery, toSafeQuery } from './knownQuery.ts'
import { resolvePageRequest } from './pageRequest.ts'
import { resolveCanonicalBase, resolveMainOrigin, resolvePublicOrigin } from './resolveOrigin.ts'
import { testSystem } from '../server/testing/testSystem.ts'
import { resolveToggleChanges, resolveVisitor } from './visitor.ts'

const query = (text: string) => new URLSearchParams(text)

describe('cookies', () => {
  it('are read by name; the first of two counts', () => {
    expect({ ...readCookies('a=1; b=x=y; a=2;c') }).toEqual({ a: '1', b: 'x=y' })
    expect(readCookies('toString=1')['hasOwnProperty']).toBeUndefined()
    expect({ ...readCookies(undefined) }).toEqual({})
  })

  it.each([
    ['kudex-locale=en', true],
    ['a=1; kudex-locale=en; b=2', true],
    ['a=1;kudex-locale=en;b=2', true],
    ['kudex-locale=en-us', false],
    ['x-kudex-locale=en', false],
    ['a=kudex-locale=en', false],
    ['kudex-locale=en-us; kudex-locale=en', true],
    [undefined, false],
  ])('%s holds kudex-locale=en: %s', (header, expected) => {
    expect(hasCookie(header, 'kudex-locale=en')).toBe(expected)
  })
})

describe('the query', () => {
  it('is part of the cache key with known parameters, sorted (CACHE-06)', () => {
    expect(toKnownQuery(query('utm=1&q=b&category=a&__proto__=x'))).toBe('category=a&q=b')
  })

  it('is passed to Vike without reserved and unsafe parameters', () => {
    expect(toSafeQuery(query('hasOwnProperty=1&constructor=2&_vike=x&_viketest=1&a=1&a=2'))).toBe('a=1&a=2')
  })

  it.each([
    ['cache=clear', 'refresh'],
    ['cache=false', 'bypass'],
    ['cache=true', 'use'],
    ['', 'use'],
  ])('%j sets the cache mode %s (CACHE-04, CACHE-05)', (text, mode) => {
    expect(resolveCacheMode(query(text))).toBe(mode)
  })

  it.each([
    ['testing=true', [{ name: 'kudex-testing', value: 'true' }]],
    ['nextRelease=false', [{ name: 'kudex-next-release', value: null }]],
    ['nextRelease', [{ name: 'kudex-next-release', value: 'true' }]],
    ['', []],
  ])('%j changes the toggles (ROUTE-27, PAGE-26)', (text, changes) => {
    expect(resolveToggleChanges(query(text))).toEqual(changes)
  })
})

describe('the visitor', () => {
  const system = { countries: [], languages: [] }

  it('is in testing mode by query, else by cookie (ROUTE-27)', () => {
    const isTesting = (text: string, cookie?: string) =>
      resolveVisitor({ 'kudex-testing': cookie }, query(text), { country: 'ALL' }, system).isTesting
    expect([
      isTesting(''),
      isTesting('testing=true'),
      isTesting('', 'true'),
      isTesting('testing=false', 'true'),
    ]).toEqual([false, true, true, false])
  })

  it('has a measurement system by cookie, else by country, else Metric (LOCALE-17)', () => {
    const countries = [
      {
        countryCode: 'US',
        hidden: false,
        supportedLanguages: ['en'],
        defaultLanguage: 'en',
        defaultMeasurementSystem: 'dim_imperial' as const,
        sortIndex: 0,
        displayNames: {},
      },
    ]
    const resolve = (cookie: string | undefined, country: string) =>
      resolveVisitor({ 'kudex-measurement': cookie }, query(''), { country }, { countries, languages: [] })
        .measurementSystem
    expect(resolve(undefined, 'US')).toBe('dim_imperial')
    expect(resolve('dim_metric', 'US')).toBe('dim_metric')
    expect(resolve('nonsense', 'ALL')).toBe('dim_metric')
  })
})

describe('the format of a page', () => {
  it.each([
    ['/en/products', '/en/products', 'html', ''],
    ['/en/products/index.pageContext.json', '/en/products', 'json', '/index.pageContext.json'],
    ['/index.pageContext.json', '/', 'json', '/index.pageContext.json'],
    ['/en/products/_payload.json', '/en/products', 'json', '/_payload.json'],
    ['/en/pageContext.json', '/en/pageContext.json', 'html', ''],
  ])('%s is the page %s as %s (API-06)', (path, page, format, ending) => {
    expect(resolvePageRequest(path)).toEqual({ path: page, format, ending })
  })
})

describe('the origin of URLs', () => {
  const listed = ['http://localhost:3000', 'https://www.kudex.test']
  const origin = (text: string) => ({ hostname: '', origin: text, isSecure: false })

  it('is the one of the request if it is listed, else the first', () => {
    expect(resolvePublicOrigin(listed, origin('https://www.kudex.test'))).toBe('https://www.kudex.test')
    expect(resolvePublicOrigin(listed, origin('http://www.kudex.test'))).toBe('http://localhost:3000')
    expect(resolvePublicOrigin(listed, origin('http://evil.test'))).toBe('http://localhost:3000')
  })

  it("is the site's first listed domain for canonical addresses, with the slug that it has there", () => {
    const site = {
      domains: [
        { host: 'other.test', slug: null },
        { host: 'www.kudex.test', slug: null },
      ],
    }
    const requested = { origin: 'http://localhost:3000', siteSlug: 'brand' }
    expect(resolveCanonicalBase(site, listed, requested)).toEqual({ origin: 'https://www.kudex.test', siteSlug: null })
    expect(resolveCanonicalBase({ domains: [] }, listed, requested)).toEqual(requested)
  })

  it('of the main site is known on the host of another site only (SITE-01)', () => {
    const [main, strivona] = testSystem.sites
    if (!main || !strivona) throw new Error('The system of the tests has two sites')
    const resolve = (site: typeof main, siteSlug: string | null, origins = ['https://www.kudex.test']) =>
      resolveMainOrigin({ site, siteSlug }, testSystem.sites, origins)
    expect(resolve(strivona, null)).toBe('https://www.kudex.test')
    expect(resolve(strivona, 'strivona')).toBe('')
    expect(resolve(main, null)).toBe('')
    expect(resolve(strivona, null, ['https://unknown.test'])).toBe('')
  })
})
