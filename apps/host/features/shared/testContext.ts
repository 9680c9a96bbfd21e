import { createIntl } from '@kudex/intl/messages'
import type { AppContext } from './feature.types.ts'

/** The context of a portal page in English, for tests. */
export const testContext: AppContext = {
  intl: createIntl({ locale: 'en-GB', language: 'en', messages: {} }),
  locale: {
    code: 'en',
    urlCode: 'en',
    sisCode: 'en-US',
    isInternational: true,
    language: 'en',
    country: 'ALL',
  },
  features: [],
  site: {
    id: 'main',
    name: 'Kudex',
    slug: null,
    technicalName: 'kudex',
    isMain: true,
    brand: 'kudex',
    features: ['portal'],
    hideSideButtons: false,
    enableCutFont: false,
  },
  path: '/mykomax',
  contactLink: null,
  privacyLink: null,
  fullPath: '/en/mykomax',
  link: (path) => `/en${path === '/' ? '' : path}`,
  navigate: async () => {},
  settings: {
    identityIssuer: 'http://localhost:4000/realm',
    logLevel: 'info',
    buildId: 'build-1',
    identityClientId: 'kudex-portal',
    portalUrls: { wireFlow: null, direct: null, masterData: null, wireMaster: null },
    supportEmail: 'support@kudex.example',
    thirdParties: {},
  },
}
