import { resolveRequest, type PathRequest, type SystemData } from '@kudex/domain/paths'
import { toSites, type SiteRecord } from '@kudex/domain/sites'

/** Time to resolve one request, by kind of request, in microseconds. */
export interface ResolutionRow {
  readonly what: string
  readonly microseconds: number
}

/** Limit in microseconds with 50 sites and 60 locales. */
export const resolutionBudget = 20

/**
 * Measures site and locale resolution alone: 50 sites, 60 locales on the main one, 500 stored redirects and 50 route
 * rules; the median of nine rounds for each kind of request.
 */
export function measureResolution(): ResolutionRow[] {
  const system = createSystem()
  const rows = Object.entries(requests).map(([what, request]) => ({
    what,
    microseconds: measure({ cookies: {}, acceptLanguage: null, query: '', ...request, system }),
  }))
  return [...rows, { what: 'first request of a new snapshot', microseconds: measureFirst() }]
}

const requests: Readonly<Record<string, Partial<PathRequest> & Pick<PathRequest, 'hostname' | 'path'>>> = {
  'a page of the main site': { hostname: 'localhost', path: '/en/products/cutting-stripping/benchtop/cs-240' },
  'a page in the last locale': { hostname: 'localhost', path: '/en-sk/about' },
  'a page of the last site by its slug': { hostname: 'www.kudex.test', path: '/en/fair-49/programme' },
  'a page of a site by its own host': { hostname: 'brand-9.test', path: '/de-ch/about' },
  'a host suffix': { hostname: 'preview.brand-9.test', path: '/de-ch/about' },
  'an unknown host': { hostname: 'unknown.example', path: '/en/about' },
  'a missing locale, cookie': { hostname: 'localhost', path: '/about', cookies: { 'kudex-locale': 'en-gb' } },
  'a missing locale, Accept-Language': {
    hostname: 'localhost',
    path: '/about',
    acceptLanguage: ['xx', 'it-IT', 'de-CH', 'de', 'en-US', 'en'],
  },
  'a locale that is not offered': { hostname: 'localhost', path: '/fr-aq/about/', query: 'a=1&b=2' },
  'a stored redirect': { hostname: 'localhost', path: '/en/old/499' },
  'an odd path': { hostname: 'localhost', path: '/en/%C3%BCber%20uns/%F0%9F%8F%AD' },
}

function measure(request: PathRequest): number {
  const times: number[] = []
  for (let round = 0; round < 9; round++) {
    const started = performance.now()
    for (let i = 0; i < 5_000; i++) resolveRequest(request)
    times.push(((performance.now() - started) * 1_000) / 5_000)
  }
  return times.toSorted((one, other) => one - other)[4] ?? Number.NaN
}

/** The index of a snapshot is built on first use. */
function measureFirst(): number {
  const system = createSystem()
  const times = Array.from({ length: 9 }, () => {
    const fresh = { ...system }
    const started = performance.now()
    resolveRequest({
      hostname: 'localhost',
      path: '/en',
      query: '',
      cookies: {},
      acceptLanguage: null,
      system: fresh,
    })
    return (performance.now() - started) * 1_000
  })
  return times.toSorted((one, other) => one - other)[4] ?? Number.NaN
}

function createSystem(): SystemData {
  const languages = ['en', 'de', 'fr', 'zh', 'ja', 'es', 'pt', 'cs', 'hu', 'ro', 'sk']
  // Two locales without country and two in each of 29 countries: 60.
  const codes = 'CH DE AT FR ES MX BR PT CZ HU RO CN JP US GB IN IT NL BE PL SE NO DK FI TR KR TH VN SK'.split(' ')
  const toDate = (sortIndex: number) => ({ sortIndex, displayNames: {} })
  return {
    languages: languages.map((languageCode, index) => ({ languageCode, defaultCountry: null, ...toDate(index) })),
    countries: codes.map((countryCode, index) => ({
      countryCode,
      hidden: false,
      supportedLanguages: [languages[(index % 10) + 1] ?? 'de', 'en'].toReversed(),
      defaultLanguage: 'en',
      defaultMeasurementSystem: null,
      ...toDate(index),
    })),
    sites: toSites(Array.from({ length: 50 }, (_, index) => toRecord(index))),
    redirects: Array.from({ length: 500 }, (_, index) => ({
      id: `r${index}`,
      siteId: null,
      previousUrl: `/old/${index}`,
      target: { kind: 'path' as const, path: `/new/${index}`, text: '', openInNewTab: false },
    })),
    routeRules: Array.from({ length: 50 }, (_, index) => ({
      id: `rule${index}`,
      siteId: 'site-0',
      pattern: `/archive-${index}/*`,
      redirect: '/stories/*',
      external: false,
    })),
    accessRules: [],
  }
}

/** The main site, nineteen sites on their own hosts, thirty below the main site's host. */
function toRecord(index: number): SiteRecord {
  const kind = index === 0 ? 'main' : index < 20 ? 'brand' : 'fair'
  const slug = kind === 'main' ? null : `${kind}-${index}`
  const domains = {
    main: ['localhost', 'www.kudex.test'],
    brand: [`brand-${index}.test`, `localhost/${slug}`],
    fair: [`www.kudex.test/${slug}`, `localhost/${slug}`],
  }
  return {
    id: `site-${index}`,
    name: `Site ${index}`,
    slug,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    sortIndex: index,
    brand: 'kudex',
    features: ['products'],
    addedLanguages: [],
    removedLanguages: [],
    headerNavigationId: 'header',
    footerNavigationId: 'footer',
    domains: domains[kind],
  }
}
