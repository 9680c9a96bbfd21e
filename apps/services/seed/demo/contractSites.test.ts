import { resolveRequest, resolveSystemIndex, type Resolution, type SystemData } from '@kudex/domain/paths'
import { resolveSite, toSites } from '@kudex/domain/sites'
import { describe, expect, it } from 'vitest'
import { countries, languages } from '../base/countries.ts'
import { demo } from './index.ts'

/** The table of sites in the contract: languages without a country, removed languages, and domains. */
const contract = [
  { name: 'Kudex', slug: null, domains: ['localhost', 'www.kudex.test'], bare: 'en de' },
  {
    name: 'Strivona',
    slug: 'strivona',
    domains: ['strivona.test', 'localhost/strivona', 'www.kudex.test/strivona'],
    bare: 'en de',
  },
  { name: 'Veritesta', ...below('veritesta'), bare: 'en de fr' },
  { name: 'Conexara', ...below('conexara'), bare: 'en de es' },
  { name: 'North America Events', ...below('north-america-events'), bare: 'en', removed: 'de' },
  { name: 'Smart Cabinet Building', ...below('smart-cabinet-building'), bare: 'de', removed: 'en' },
  { name: 'Brand Portal', ...below('brand-portal'), bare: 'en', removed: 'de', isInternational: true },
  { name: 'productronica', ...below('productronica'), bare: 'en de' },
  { name: 'Expo 2024', ...below('expo-2024'), bare: 'en de' },
] as const satisfies readonly ContractSite[]

interface ContractSite {
  readonly name: string
  readonly slug: string | null
  readonly domains: readonly string[]
  readonly bare: string
  readonly removed?: string
  readonly isInternational?: boolean
}

function below<Slug extends string>(slug: Slug) {
  return { slug, domains: [`www.kudex.test/${slug}`, `localhost/${slug}`] } as const
}

/** The countries in the contract with their languages, the default first. */
const contractCountries =
  'CH de fr en · DE de en · AT de en · FR fr en · ES es en · MX es en · BR pt en · PT pt en · CZ cs en · HU hu en · RO ro en · SK sk en · CN zh en · JP ja en · US en es · GB en · IN en'
    .split(' · ')
    .map((entry) => entry.split(' '))

const system: SystemData = {
  languages: languages.map(({ code, defaultCountry }, sortIndex) => ({
    languageCode: code,
    defaultCountry: defaultCountry ?? null,
    sortIndex,
    displayNames: {},
  })),
  countries: countries.map(({ code, languages: supported, hidden = false }, sortIndex) => ({
    countryCode: code,
    hidden,
    supportedLanguages: supported,
    defaultLanguage: supported[0] ?? 'en',
    defaultMeasurementSystem: null,
    sortIndex,
    displayNames: {},
  })),
  sites: toSites(
    demo.sites.map((site, sortIndex) => ({
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      addedLanguages: [],
      removedLanguages: [],
      ...site,
      sortIndex,
      headerNavigationId: site.headerNavigation ?? null,
      footerNavigationId: site.footer ?? null,
    })),
  ),
  redirects: [],
  accessRules: [],
  routeRules: [],
}

function find(name: string) {
  const site = system.sites.find((candidate) => candidate.name === name)
  if (!site) throw new Error(`${name} is not in the seed`)
  return site
}

function resolve(path: string, hostname = 'localhost'): string {
  return tell(resolveRequest({ hostname, path, query: '', cookies: {}, acceptLanguage: null, system }))
}

function tell(resolution: Resolution): string {
  const { address } = resolution
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.location}`
  return `${resolution.kind} ${address.site.name} ${address.locale.urlCode} ${address.path}`
}

describe('sites of the contract in the demo seed', () => {
  it('are complete, each with header and footer (SITE-01, SITE-08)', () => {
    expect(demo.sites.map(({ name }) => name)).toEqual(contract.map(({ name }) => name))
    expect(system.sites).toHaveLength(demo.sites.length)
  })

  it.each(contract)('$name is found by its slug and by its hosts (SITE-02, ROUTE-05)', ({ name, slug, domains }) => {
    const site = find(name)
    expect([site.slug, site.domains.map((domain) => [domain.host, domain.slug].filter(Boolean).join('/'))]).toEqual([
      slug,
      domains,
    ])
    for (const entry of domains) {
      const [host = '', below = null] = entry.split('/')
      expect(resolveSite(system.sites, host, below).site).toBe(site)
      expect(resolveSite(system.sites, `${host.toUpperCase()}:3000`, below).site).toBe(site)
      expect(resolveSite(system.sites, `sub.${host}`, below).site).toBe(site)
    }
  })

  it.each<ContractSite>(contract)(
    '$name has its own languages and those of each country, without removed ones (SITE-12, SITE-21…23)',
    ({ name, bare, removed, isInternational = false }) => {
      const offered = resolveSystemIndex(system).offeredLocales(find(name))
      const national = contractCountries.flatMap(([country = '', ...spoken]) =>
        spoken.filter((language) => language !== removed).map((language) => `${language}-${country}`),
      )
      const codes = offered.map(({ code }) => code).filter((code) => !code.endsWith('-LI'))
      expect(codes.toSorted()).toEqual([...bare.split(' '), ...(isInternational ? [] : national)].toSorted())
    },
  )

  it.each([
    ['Kudex', '/fr/products', '302 /en/products'],
    ['Kudex', '/es', '302 /en'],
    ['Kudex', '/de-li/about', 'page Kudex de-li /about'],
    ['Kudex', '/fr-de/about', '302 /de-de/about'],
    ['Strivona', '/fr/strivona', '302 /en/strivona'],
    ['Veritesta', '/fr/veritesta', 'page Veritesta fr /'],
    ['Veritesta', '/es/veritesta', '302 /en/veritesta'],
    ['Conexara', '/es/conexara/a', 'page Conexara es /a'],
    ['Conexara', '/fr/conexara/a', '302 /en/conexara/a'],
    ['North America Events', '/de/north-america-events', '302 /en/north-america-events'],
    ['North America Events', '/de-ch/north-america-events/a', '302 /en/north-america-events/a'],
    ['North America Events', '/fr-ch/north-america-events', 'page North America Events fr-ch /'],
    ['Smart Cabinet Building', '/en/smart-cabinet-building', '302 /de/smart-cabinet-building'],
    ['Smart Cabinet Building', '/en-us/smart-cabinet-building', '302 /de/smart-cabinet-building'],
    ['Smart Cabinet Building', '/smart-cabinet-building', '302 /de/smart-cabinet-building'],
    ['Brand Portal', '/de/brand-portal/logos', '302 /en/brand-portal/logos'],
    ['Brand Portal', '/en-us/brand-portal', '302 /en/brand-portal'],
    ['productronica', '/en/productronica/internal', 'page productronica en /internal'],
    ['Expo 2024', '/de-ch/expo-2024/7f3c9a', 'page Expo 2024 de-ch /7f3c9a'],
  ])('%s answers %s with %s (SITE-12, SITE-21, SITE-22, SITE-23, LOCALE-02)', (_name, path, expected) => {
    expect(resolve(path)).toBe(expected)
  })
})
