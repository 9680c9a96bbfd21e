import type { Country, Language } from '../locales/index.ts'
import { toSites, type SiteRecord } from '../sites/index.ts'
import type { RouteRule, SystemData, SystemRedirect } from '../paths/index.ts'

// System data of the contract's demo, for tests of all packages.

const allFeatures = ['products', 'services', 'stories', 'media-releases', 'portal', 'editor', 'basket', 'news-feed']

export function createSiteRecord(record: Partial<SiteRecord> & Pick<SiteRecord, 'name'>): SiteRecord {
  return {
    id: record.slug ?? record.name.toLowerCase(),
    slug: null,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    sortIndex: 0,
    brand: 'kudex',
    features: record.slug ? [] : allFeatures,
    addedLanguages: [],
    removedLanguages: [],
    headerNavigationId: 'header',
    footerNavigationId: 'footer',
    domains: record.slug
      ? [`www.kudex.test/${record.slug}`, `localhost/${record.slug}`]
      : ['localhost', 'www.kudex.test'],
    ...record,
  }
}

export const contractSites = toSites([
  createSiteRecord({ name: 'Kudex' }),
  createSiteRecord({ name: 'Strivona', slug: 'strivona', domains: ['strivona.test', 'localhost/strivona'] }),
  createSiteRecord({ name: 'Veritesta', slug: 'veritesta', addedLanguages: ['fr'] }),
  createSiteRecord({ name: 'Conexara', slug: 'conexara', addedLanguages: ['es'] }),
  createSiteRecord({ name: 'North America Events', slug: 'north-america-events', removedLanguages: ['de'] }),
  createSiteRecord({ name: 'Smart Cabinet Building', slug: 'smart-cabinet-building', removedLanguages: ['en'] }),
  createSiteRecord({ name: 'Brand Portal', slug: 'brand-portal', removedLanguages: ['de'], internationalOnly: true }),
])

export const contractLanguages: readonly Language[] = Object.entries({
  en: 'US',
  de: 'DE',
  fr: 'FR',
  zh: 'CN',
  ja: 'JP',
  es: 'ES',
  pt: 'BR',
  cs: 'CZ',
  hu: 'HU',
  ro: 'RO',
  sk: 'SK',
}).map(([languageCode, defaultCountry], sortIndex) => ({ languageCode, defaultCountry, sortIndex, displayNames: {} }))

export const contractCountries: readonly Country[] = Object.entries({
  CH: 'de fr en',
  DE: 'de en',
  AT: 'de en',
  FR: 'fr en',
  ES: 'es en',
  MX: 'es en',
  BR: 'pt en',
  PT: 'pt en',
  CZ: 'cs en',
  CN: 'zh en',
  JP: 'ja en',
  US: 'en es',
  GB: 'en',
  LI: 'de en',
}).map(([countryCode, languages], sortIndex) => {
  const supportedLanguages = languages.split(' ')
  return {
    countryCode,
    hidden: countryCode === 'LI',
    supportedLanguages,
    defaultLanguage: supportedLanguages[0] ?? 'en',
    defaultMeasurementSystem: countryCode === 'US' ? 'dim_imperial' : null,
    sortIndex,
    displayNames: {},
  }
})

export function createPathRedirect(previousUrl: string, path: string, siteId: string | null = null): SystemRedirect {
  return { id: previousUrl, siteId, previousUrl, target: { kind: 'path', text: '', openInNewTab: false, path } }
}

export function createSystem(
  redirects: readonly SystemRedirect[] = [],
  routeRules: readonly RouteRule[] = [],
): SystemData {
  return {
    languages: contractLanguages,
    countries: contractCountries,
    sites: contractSites,
    redirects,
    routeRules,
    accessRules: [],
  }
}
