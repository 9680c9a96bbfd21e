import { resolveRequest, type SystemData } from '@kudex/domain/paths'
import { toSites } from '@kudex/domain/sites'

/** A small system: a main site, a site on its own domain, a stored redirect and a route rule to another host. */
export const testSystem: SystemData = {
  languages: ['en', 'de', 'fr'].map((languageCode, sortIndex) => ({
    languageCode,
    defaultCountry: null,
    sortIndex,
    displayNames: {},
  })),
  countries: [toCountry('CH', ['de', 'fr', 'en'], 'dim_metric'), toCountry('US', ['en'], 'dim_imperial')],
  sites: toSites([
    toSite('main', null, ['products', 'portal', 'editor'], ['localhost', 'www.kudex.test']),
    toSite('strivona', 'strivona', [], ['strivona.test', 'localhost/strivona']),
  ]),
  redirects: [
    {
      id: 'r1',
      siteId: null,
      previousUrl: '/old',
      target: { kind: 'path', path: '/new', text: '', openInNewTab: false },
    },
  ],
  routeRules: [{ id: 'rule', siteId: 'main', pattern: '/shop', redirect: 'https://shop.example/', external: true }],
  accessRules: [],
}

/** The address of a request without cookies to the test system. */
export function resolveTestAddress(path: string, query = '') {
  return resolveRequest({
    hostname: 'localhost',
    path,
    query,
    cookies: {},
    acceptLanguage: null,
    system: testSystem,
  }).address
}

function toCountry(
  countryCode: string,
  supportedLanguages: string[],
  defaultMeasurementSystem: 'dim_metric' | 'dim_imperial',
) {
  return {
    countryCode,
    hidden: false,
    supportedLanguages,
    defaultLanguage: supportedLanguages[0] ?? 'en',
    defaultMeasurementSystem,
    sortIndex: 0,
    displayNames: {},
  }
}

function toSite(name: string, slug: string | null, features: string[], domains: string[]) {
  return {
    id: name,
    name,
    slug,
    internationalOnly: false,
    hideSideButtons: false,
    enableCutFont: false,
    sortIndex: 0,
    brand: slug ?? 'kudex',
    features,
    addedLanguages: [],
    removedLanguages: [],
    headerNavigationId: 'header',
    footerNavigationId: 'footer',
    domains,
  }
}
