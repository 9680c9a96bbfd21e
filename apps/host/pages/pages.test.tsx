import { createIntl } from '@kudex/intl/messages'
import type { EditorBarSlotProps } from '../features/shared/index.ts'
import { createLocale } from '@kudex/domain/locales'
import { resolveRequest } from '@kudex/domain/paths'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ErrorStatusPage } from './_error/ErrorStatusPage.tsx'
import { CatalogueListPage } from './shared/catalogue/CatalogueListPage.tsx'
import { ClassificationPage } from './shared/catalogue/ClassificationPage.tsx'
import { ProductPage } from './shared/catalogue/product/ProductPage.tsx'
import { ContentPage } from './content/ContentPage.tsx'
import { featureRegistry } from '../features/featureRegistry.ts'
import type { Feature } from '../features/shared/index.ts'
import { testSystem } from '../server/testing/testSystem.ts'
import { App } from './shared/layout/App.tsx'
import type { LayoutData } from './shared/layout/layoutData.types.ts'
import type { PageData } from './shared/data/pageData.types.ts'

describe('the layout of a page', () => {
  it('starts with a skip link, has one main, and a home link in the site of the slug (NAV-17, ROUTE-14)', () => {
    const html = render(<ContentPage title="About" contents={[]} blocks={[]} />, { layout: { siteSlug: 'fair' } })
    expect(html.indexOf('Skip to content')).toBeLessThan(html.indexOf('<header'))
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html).toContain('href="/de-ch/fair"')
  })

  it('leaves the header out where a page hides it, and only there (NAV-12, PAGE-22)', () => {
    expect(render(<p />, { data: { header: { theme: 'Default', isHidden: true } } })).not.toContain('<header')
    expect(render(<p />)).toContain('<header')
  })

  it('says that a page is not available in the language and links to the available versions (LOCALE-18, LOCALE-19)', () => {
    const html = render(<p />, {
      data: {
        languageNotice: {
          languageName: 'français',
          versions: [{ language: 'en', name: 'English', href: '/en/about' }],
        },
      },
    })
    expect(html).toContain('This page is not available in français.')
    expect(html).toMatch(/<a[^>]*href="\/en\/about"/)
  })

  it('ends the breadcrumbs with the page itself, which is no link (NAV-19)', () => {
    const html = render(<p />, {
      data: {
        breadcrumbs: [
          { title: 'Products', url: '/de-ch/products' },
          { title: 'CS 240', url: null },
        ],
      },
    })
    expect(html).toMatch(/<a[^>]*href="\/de-ch\/products"/)
    expect(html).toMatch(/<span aria-current="page"[^>]*>CS 240</)
  })

  it('offers the same page in every other locale (NAV-23)', () => {
    expect(render(<p />, { path: '/products/x' })).toMatch(/<a[^>]*href="\/fr-ch\/products\/x"/)
  })

  it('links to the nearest page in countries that do not have this one (NAV-23, PAGE-08)', () => {
    const links = (country: string) =>
      render(<p />, { path: '/products/x', data: { countryFallbacks: [{ path: '/products', countries: [country] }] } })
    expect(links('CH')).toMatch(/<a[^>]*href="\/fr-ch\/products"/)
    expect(links('CH')).not.toContain('href="/fr-ch/products/x"')
    expect(links('US')).toMatch(/<a[^>]*href="\/fr-ch\/products\/x"/)
  })

  it('shows no features that the site lacks (SITE-19)', () => {
    expect(render(<p />)).not.toContain('/mykomax')
    expect(render(<p />, { layout: { site: { ...site, features: ['portal'] } } })).toContain('href="/de-ch/mykomax"')
  })
})

describe('a host without the feature', () => {
  const features = featureRegistry.map(toMarkedFeature)
  const machine = {
    ...bareProduct,
    actionProps: { name: 'CS 240', slug: 'cs-240', classificationSlug: 'cutting' },
  }

  const editorBar: EditorBarSlotProps = {
    sources: { parts: [], fields: [] },
    isFramed: false,
    label: 'Editor area',
    pageTitle: 'CS 240',
    stage: {
      label: 'Version',
      current: 'draft',
      links: { published: { href: '#published', text: 'Published' }, draft: { href: '#draft', text: 'Draft' } },
    },
    links: [],
    logout: { action: '#', text: 'Sign out' },
  }

  it('renders a slot of every feature otherwise', () => {
    const marks = render(<ProductPage {...machine} />, { features, data: { editorBar } }).match(/data-feature="[^"]*"/g)
    expect(new Set(marks)).toEqual(new Set(featureRegistry.map(({ name }) => `data-feature="${name}"`)))
  })

  it.each(featureRegistry)('$name renders the layout and the page, without a trace of it (SITE-19)', ({ name }) => {
    const html = render(<ProductPage {...machine} />, {
      features: features.filter((feature) => feature.name !== name),
      data: { editorBar },
    })
    expect(html).toMatch(/<header.*<main.*CS 240.*<footer/s)
    expect(html).not.toContain(`data-feature="${name}"`)
  })

  it.each(featureRegistry.flatMap(({ name, areas = [] }) => areas.map((area) => [name, area] as const)))(
    '%s does not find /%s (SITE-19)',
    (name, area) => {
      const names = featureRegistry.map((feature) => feature.name)
      expect(isAreaOffered(area, names)).toBe(true)
      expect(
        isAreaOffered(
          area,
          names.filter((other) => other !== name),
        ),
      ).toBe(false)
    },
  )
})

describe('a page that is not there', () => {
  it.each([
    ['route', 'Page Not Found: /en/nope'],
    ['item', 'Page not found: /en/nope'],
  ] as const)('without %s says exactly "%s" (ROUTE-51, ROUTE-52)', (sentence, text) => {
    const html = render(<ErrorStatusPage kind="notFound" sentence={sentence} path="/en/nope" />)
    expect(html).toContain(text)
    expect(html).toMatch(/<h1/)
  })

  it('escapes the requested path', () => {
    const html = render(<ErrorStatusPage kind="notFound" sentence="item" path="/en/<script>alert(1)</script>" />)
    expect(html).not.toContain('<script>alert')
  })
})

describe('a list of the catalogue', () => {
  it("says 'No products found' where there is nothing (CAT-23)", () => {
    expect(render(<CatalogueListPage type="PRODUCT" classifications={[]} />)).toContain('No products found')
    expect(render(<ClassificationPage {...emptyClassification} />)).toContain('No products found')
  })
})

describe('a product page', () => {
  it("says 'No specifications are available.' without technical data, and leaves empty sections out (CAT-24)", () => {
    const html = render(<ProductPage {...bareProduct} />)
    expect(html).toContain('No specifications are available.')
    expect(html).not.toMatch(/Downloads|Variants|Highlights|Related stories|name="measurement"/)
  })

  it('lists the stories about it below everything else (CAT-26)', () => {
    const story = {
      id: 's1',
      href: '/en/stories/a',
      title: 'A',
      leadText: '',
      date: '2026-11-12',
      dateText: '12 November',
    }
    const html = render(<ProductPage {...bareProduct} stories={[story]} />)
    expect(html).toMatch(
      /No specifications are available\..*<section id="stories".*Related stories.*href="\/en\/stories\/a"/s,
    )
  })

  it('has a switch that works as a form, and shows no technical data for services (CAT-13, CAT-25)', () => {
    const rows = [
      { id: '1', name: 'Length', value: '1', unit: 'mm', system: 'dim_metric' },
      { id: '2', name: 'Length', value: '0.04', unit: 'in', system: 'dim_imperial' },
    ] as const
    const specifications = [{ id: '1', title: null, rows }]
    const html = render(<ProductPage {...bareProduct} specifications={specifications} />)
    expect(html).toMatch(
      /<form[^>]*action="#technical-data"[^>]*method="get"|<form[^>]*method="get"[^>]*action="#technical-data"/,
    )
    expect(html).toContain('name="measurement"')
    const service = render(<ProductPage {...bareProduct} type="SERVICE" benefits={['Saves time']} />)
    expect(service).toContain('Saves time')
    expect(service).not.toContain('No specifications are available.')
  })

  it('marks the language of catalogue texts, not of interface texts (WCAG 3.1.2)', () => {
    const rows = [{ id: '1', name: 'Longueur', value: '1', unit: 'mm', system: null }] as const
    const html = render(
      <ProductPage
        {...bareProduct}
        contentLanguage="fr"
        classificationName="Crimping machines"
        lead="Coupe et dénude."
        highlights={[{ id: '1', name: 'Rapide' }]}
        specifications={[{ id: '1', title: null, rows }]}
      />,
    )
    expect(html).toMatch(/<h1 lang="fr"/)
    expect(html).toMatch(/<span>Crimping machines/)
    const foreign = <ProductPage {...bareProduct} classificationName="Presses" classificationLanguage="fr" />
    expect(render(foreign)).toMatch(/<span lang="fr">Presses/)
    expect(html).toMatch(/<p lang="fr"[^>]*>Coupe et dénude\./)
    expect(html).toMatch(/<h3 lang="fr"[^>]*>Rapide/)
    expect(html).toMatch(/<tbody lang="fr">/)
    expect(html).toMatch(/<h2(?![^>]*lang)[^>]*>Technical data/)
    expect(html).not.toMatch(/<main[^>]*lang/)
    expect(render(<ProductPage {...bareProduct} />)).not.toMatch(/<h1[^>]*lang/)
  })

  it('marks the language of the contact link, which comes from the navigation (WCAG 3.1.2)', () => {
    const contactLink = { href: '/de-ch/contact', text: 'Talk to an expert', lang: 'en' }
    const html = render(<ProductPage {...bareProduct} />, { layout: { footer: { ...layout.footer, contactLink } } })
    const links = html.match(/<a[^>]*href="\/de-ch\/contact"[^>]*>/g) ?? []
    // Next to the product, in the side buttons and in the footer.
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toContain('lang="en"')
  })
})

describe('a content page', () => {
  it('has one h1: its hero or its title', () => {
    const hero = { kind: 'hero', id: '1', props: { title: 'Every wire' } } as const
    expect(
      render(<ContentPage title="Home" contents={[]} blocks={[hero]} />)
        .match(/<h1[^>]*>[^<]*/g)
        ?.join(),
    ).toMatch(/Every wire$/)
    expect(
      render(<ContentPage title="Imprint" contents={[]} blocks={[]} />)
        .match(/<h1[^>]*>[^<]*/g)
        ?.join(),
    ).toMatch(/Imprint$/)
  })
})

const site: LayoutData['site'] = {
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

const layout: LayoutData = {
  site,
  locale: createLocale('de', 'CH'),
  siteSlug: null,
  navigation: [],
  footer: { contactLink: null, sections: [], legalLinks: [], legalText: null },
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

const emptyClassification: ComponentProps<typeof ClassificationPage> = {
  type: 'PRODUCT',
  name: 'Cutting',
  parentName: null,
  description: null,
  picture: null,
  classifications: [],
  listing: {
    href: '/en/products/cutting',
    query: '',
    sort: 'catalogue',
    total: 0,
    page: 1,
    pageCount: 1,
    facets: [],
    chips: [],
    products: [],
  },
}

const bareProduct: ComponentProps<typeof ProductPage> = {
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
  variants: [],
  documents: [],
  related: [],
  benefits: [],
  details: [],
  stories: [],
  measurementSystem: 'dim_metric',
}

interface Changes {
  readonly layout?: Partial<LayoutData>
  readonly data?: Partial<PageData>
  readonly path?: string
  readonly features?: readonly Feature[]
}

/** Renders a page in its layout with the English default messages. */
function render(content: ReactNode, changes: Changes = {}): string {
  return renderToString(
    <App
      page={{ layout: { ...layout, ...changes.layout }, data: { ...data, ...changes.data } }}
      intl={createIntl({ locale: 'en', language: 'en', messages: {} })}
      path={changes.path ?? '/'}
      {...(changes.features && { features: changes.features })}
      fullPath="/"
      navigate={() => Promise.resolve()}
      Page={() => content}
    />,
  )
}

/** Wraps everything that the feature's slots render in a marker element. */
function toMarkedFeature({ name, slots, ...feature }: Feature): Feature {
  const mark = <Props extends object>(Slot: ComponentType<Props>) =>
    function MarkedSlot(props: Props) {
      return (
        <div data-feature={name}>
          <Slot {...props} />
        </div>
      )
    }
  return {
    ...feature,
    name,
    slots: {
      ...slots,
      ...(slots.provider && { provider: mark(slots.provider) }),
      ...(slots.header && { header: mark(slots.header) }),
      ...(slots.headerAction && { headerAction: mark(slots.headerAction) }),
      ...(slots.sideButton && { sideButton: mark(slots.sideButton) }),
      ...(slots.panel && { panel: mark(slots.panel) }),
      ...(slots.editorBar && { editorBar: mark(slots.editorBar) }),
      ...(slots.productAction && {
        productAction: Object.assign(mark(slots.productAction), { preload: slots.productAction.preload }),
      }),
    },
  }
}

function isAreaOffered(area: string, features: readonly string[]): boolean {
  const { address } = resolveRequest({
    hostname: 'localhost',
    path: `/en/${area}`,
    query: '',
    cookies: {},
    acceptLanguage: null,
    system: { ...testSystem, sites: testSystem.sites.map((known) => ({ ...known, features })) },
  })
  return address.isAreaOffered
}
