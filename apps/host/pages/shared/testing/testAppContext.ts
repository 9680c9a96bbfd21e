import { loadPortalCatalogue } from '@kudex/intl/catalogues'
import { createIntl } from '@kudex/intl/messages'
import type { AppContext } from '../../../features/shared/index.ts'

/** The context of a portal page in English. */
export const testAppContext: AppContext = {
  intl: createIntl({ locale: 'en', language: 'en', messages: await loadPortalCatalogue('en') }),
  locale: { code: 'en', urlCode: 'en', sisCode: 'en-US', isInternational: true, language: 'en', country: 'ALL' },
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
    supportEmail: 'support@kudex.example',
    thirdParties: {},
  },
}
