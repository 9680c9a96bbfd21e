import { describe, expect, it } from 'vitest'
import { resolveCacheMode } from './cacheMode.ts'
import { hasCookie, readCookies } from './cookies.ts'
import { toKnownQuery, toSafeQuery } from './knownQuery.ts'
import { resolvePageRequest } from './pageRequest.ts'
import { resolvePublicOrigin } from './resolveOrigin.ts'
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
})
