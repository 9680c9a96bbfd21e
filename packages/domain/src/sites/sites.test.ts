import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractSites, createSiteRecord } from '../testing/contractSystem.ts'
import {
  hasFeature,
  normalizeHostname,
  resolveCanonicalBase,
  resolveLocaleCookieName,
  resolveMainOrigin,
  resolveSite,
  resolveSiteDomain,
  SiteError,
  toSite,
  toSites,
  toTechnicalName,
} from './index.ts'

function find(hostname: string, segment: string | null = null, sites = contractSites) {
  const { site, matchedBy, slugInPath } = resolveSite(sites, hostname, segment)
  return [site.id, matchedBy, slugInPath]
}

describe('the site of a request', () => {
  it('has the exact host plus slug first (SITE-02)', () => {
    expect(find('localhost', 'strivona')).toEqual(['strivona', 'host-slug', true])
    expect(find('www.kudex.test', 'veritesta')).toEqual(['veritesta', 'host-slug', true])
  })

  it('then the exact host (SITE-02)', () => {
    expect(find('localhost', 'products')).toEqual(['kudex', 'host', false])
    expect(find('strivona.test')).toEqual(['strivona', 'host', false])
    // Strivona has no domain on this host, so its slug has no effect.
    expect(find('www.kudex.test', 'strivona')).toEqual(['kudex', 'host', false])
  })

  it('then a host suffix plus slug, then a host suffix (SITE-02)', () => {
    expect(find('preview.www.kudex.test', 'veritesta')).toEqual(['veritesta', 'suffix-slug', true])
    expect(find('sub.strivona.test', 'x')).toEqual(['strivona', 'suffix', false])
  })

  it('is found step by step over all sites: any exact host wins over any suffix (SITE-03)', () => {
    const sites = toSites([
      createSiteRecord({ name: 'Main', domains: ['main.test'] }),
      createSiteRecord({ name: 'Suffix', slug: 'fair', domains: ['a.com', 'a.com/fair'] }),
      createSiteRecord({ name: 'Exact', slug: 'exact', domains: ['www.a.com'] }),
    ])
    expect(find('www.a.com', 'fair', sites)).toEqual(['exact', 'host', false])
    expect(find('x.a.com', 'fair', sites)).toEqual(['fair', 'suffix-slug', true])
  })

  it('is the one without a slug otherwise (SITE-04)', () => {
    expect(find('unknown.example')).toEqual(['kudex', 'fallback', false])
    expect(find('unknown.example', 'products')).toEqual(['kudex', 'fallback', false])
  })

  it('is found by its slug on an unknown host (ROUTE-05)', () => {
    expect(find('127.0.0.1', 'strivona')).toEqual(['strivona', 'path', true])
  })

  it('ignores port, case and a trailing dot of the host; suffixes match at labels (SITE-05)', () => {
    expect(find('LOCALHOST:3000', 'conexara')).toEqual(['conexara', 'host-slug', true])
    expect(find('Strivona.Test.')).toEqual(['strivona', 'host', false])
    expect(find('xstrivona.test')).toEqual(['kudex', 'fallback', false])
    expect(normalizeHostname('[::1]:3000')).toBe('[::1]')
  })

  it('follows the four steps for any sites (SITE-02, SITE-03, SITE-04)', () => {
    const host = fc.constantFrom('a.test', 'b.a.test', 'c.b.a.test', 'test', 'xa.test')
    const slug = fc.constantFrom('one', 'two', null)
    const entry = fc.tuple(host, slug).map(([name, below]) => (below === null ? name : `${name}/${below}`))
    const sites = fc
      .array(fc.record({ slug, domains: fc.array(entry, { minLength: 1, maxLength: 3 }) }), { maxLength: 6 })
      .map((records) =>
        toSites([
          ...records.map((record, index) => createSiteRecord({ ...record, id: `s${index}`, name: `S${index}` })),
          createSiteRecord({ name: 'Main', domains: ['main.test'] }),
        ]),
      )
    fc.assert(
      fc.property(sites, host, slug, (list, name, segment) => {
        const first = (matches: (domain: { host: string; slug: string | null }) => boolean) =>
          list.find(({ domains }) => domains.some(matches))
        const ends = (domain: { host: string }) => name.endsWith(`.${domain.host}`)
        const expected =
          (segment && first((domain) => domain.host === name && domain.slug === segment)) ||
          first((domain) => domain.host === name && domain.slug === null) ||
          (segment && first((domain) => ends(domain) && domain.slug === segment)) ||
          first((domain) => ends(domain) && domain.slug === null) ||
          (segment && first((domain) => domain.slug === segment)) ||
          list.find(({ isMain }) => isMain)
        expect(resolveSite(list, name, segment).site).toBe(expected)
      }),
    )
  })

  it('must have a domain (SITE-06)', () => {
    const sites = toSites([createSiteRecord({ name: 'Lost', domains: [] })])
    expect(() => resolveSite(sites, 'localhost', null)).toThrow(
      new SiteError('Matched site Lost, but no domain configuration was found'),
    )
    expect(() => resolveSite([], 'localhost', null)).toThrow(SiteError)
  })
})

describe('a site', () => {
  it('reads its domains as host and optional slug (SITE-07)', () => {
    expect(resolveSiteDomain('a.com/fair')).toEqual({ host: 'a.com', slug: 'fair' })
    expect(resolveSiteDomain(' A.com ')).toEqual({ host: 'a.com', slug: null })
    expect(resolveSiteDomain('a.com/')).toEqual({ host: 'a.com', slug: null })
  })

  it('is dropped without header or footer navigation (SITE-08)', () => {
    expect(toSite(createSiteRecord({ name: 'A', headerNavigationId: null }))).toBeNull()
    expect(toSite(createSiteRecord({ name: 'A', footerNavigationId: null }))).toBeNull()
    expect(toSite(createSiteRecord({ name: 'A' }))).not.toBeNull()
  })

  it('is ordered by sortIndex (SITE-09)', () => {
    const records = [2, 0, 1].map((sortIndex) => createSiteRecord({ name: `S${sortIndex}`, sortIndex }))
    expect(toSites(records).map((site) => site.name)).toEqual(['S0', 'S1', 'S2'])
  })

  it('has a technical name (SITE-10)', () => {
    expect(toTechnicalName('Kudex Test-Site (EU)')).toBe('kudex_test_site_eu')
    expect(toTechnicalName('Expo 2024')).toBe('expo_2024')
  })

  it('is main exactly when it has no slug (SITE-11)', () => {
    expect(contractSites.filter((site) => site.isMain).map((site) => site.id)).toEqual(['kudex'])
    expect(toSite(createSiteRecord({ name: 'A', slug: '' }))?.isMain).toBe(true)
  })

  it('has its own locale cookie, the main site the common one (LOCALE-13, LOCALE-14)', () => {
    const [main, strivona] = contractSites
    expect(main && resolveLocaleCookieName(main)).toBe('kudex-locale')
    expect(strivona && resolveLocaleCookieName(strivona)).toBe('kudex-locale-strivona')
  })

  it('has the features its record names (SITE-19)', () => {
    const [main, strivona] = contractSites
    expect(main && hasFeature(main, 'portal')).toBe(true)
    expect(strivona && hasFeature(strivona, 'portal')).toBe(false)
  })
})

describe('the origin of URLs', () => {
  const listed = ['http://localhost:3000', 'https://www.kudex.test']

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
    const [main, strivona] = contractSites
    if (!main || !strivona) throw new Error('The contract has two sites')
    const resolve = (site: typeof main, siteSlug: string | null, origins = ['https://www.kudex.test']) =>
      resolveMainOrigin({ site, siteSlug }, contractSites, origins)
    expect(resolve(strivona, null)).toBe('https://www.kudex.test')
    expect(resolve(strivona, 'strivona')).toBe('')
    expect(resolve(main, null)).toBe('')
    expect(resolve(strivona, null, ['https://unknown.test'])).toBe('')
  })
})
