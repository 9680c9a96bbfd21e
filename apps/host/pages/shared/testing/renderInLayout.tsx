import { createLocale } from '@kudex/domain/locales'
import { createIntl } from '@kudex/intl/messages'
import type { ComponentProps, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Feature } from '../../../features/shared/index.ts'
import type { ProductPage } from '../catalogue/product/ProductPage.tsx'
import type { PageData } from '../data/pageData.types.ts'
import { App } from '../layout/App.tsx'
import type { LayoutData } from '../layout/layoutData.types.ts'

interface Changes {
  readonly layout?: Partial<LayoutData>
  readonly data?: Partial<PageData>
  readonly path?: string
  readonly isOpenedAtTop?: boolean
  readonly features?: readonly Feature[]
}

/** Renders a page in its layout with the English default messages. */
export function renderInLayout(content: ReactNode, changes: Changes = {}): string {
  return renderToString(
    <App
      page={{
        layout: { ...layout, ...changes.layout },
        data: { ...data, ...changes.data },
        lowerPartsLoaded: changes.isOpenedAtTop ? Promise.resolve() : undefined,
      }}
      intl={createIntl({ locale: 'en-GB', language: 'en', messages: {} })}
      path={changes.path ?? '/'}
      {...(changes.features && { features: changes.features })}
      fullPath="/"
      navigate={() => Promise.resolve()}
      Page={() => content}
    />,
  )
}

/** A product with nothing but a name. */
export const bareProduct: ComponentProps<typeof ProductPage> = {
  type: 'PRODUCT',
  name: 'CS 240',
  classificationName: null,
  actionProps: null,
  brand: null,
  lead: null,
  description: null,
  gallery: [],
  film: null,
  videoUrl: null,
  highlights: [],
  specifications: [],
  footprint: null,
  overview: null,
  variants: [],
  documents: [],
  related: [],
  benefits: [],
  details: [],
  stories: [],
  measurementSystem: 'dim_metric',
}

export const site: LayoutData['site'] = {
  id: 's',
  name: 'Kudex',
  slug: null,
  technicalName: 'kudex',
  isMain: true,
  brand: 'kudex',
  features: [],
  hideSideButtons: false,
  enableCutFont: false,
}

export const layout: LayoutData = {
  site,
  locale: createLocale('de', 'CH'),
  siteSlug: null,
  navigation: [],
  footer: { theme: 'Default', contactTitle: null, contactLink: null, sections: [], legalLinks: [], legalText: null },
  countries: [
    {
      countryCode: 'CH',
      name: 'Schweiz',
      locales: [
        { urlCode: 'de-ch', language: 'de', name: 'Deutsch' },
        { urlCode: 'fr-ch', language: 'fr', name: 'Français' },
      ],
    },
  ],
  settings: {
    identityIssuer: 'https://id.test',
    logLevel: 'info',
    buildId: 'build-1',
    identityClientId: 'kudex-portal',
    portalUrls: { wireFlow: null, direct: null, masterData: null, wireMaster: null },
    supportEmail: 'support@kudex.example',
    thirdParties: {},
  },
}

const data: PageData = {
  head: {
    title: 'Kudex',
    description: null,
    canonicalUrl: null,
    isIndexed: true,
    languages: null,
    countries: null,
    image: null,
    kind: 'page' as const,
  },
  breadcrumbs: [],
  header: { theme: 'Default', isHidden: false },
  languageNotice: null,
  countryFallbacks: [],
  props: {},
}
