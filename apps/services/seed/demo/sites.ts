import type { SeedFooter, SeedNavigation, SeedNavigationItem, SeedSite } from '../seed.types.ts'
import { text } from './builders.ts'
import { classifications } from './classifications/index.ts'

export const sites: readonly SeedSite[] = [
  {
    id: 'kudex',
    name: 'Kudex',
    brand: 'kudex',
    domains: ['localhost', 'www.kudex.test'],
    features: ['products', 'services', 'stories', 'media-releases', 'news-feed', 'portal', 'editor', 'basket'],
    headerNavigation: 'kudex-header',
    footer: 'kudex-footer',
  },
  {
    id: 'strivona',
    name: 'Strivona',
    slug: 'strivona',
    brand: 'strivona',
    // The last one is not in the contract: the menu of the main site links to it on all hosts.
    domains: ['strivona.test', 'localhost/strivona', 'www.kudex.test/strivona'],
    features: [],
    headerNavigation: 'strivona-header',
    footer: 'strivona-footer',
    enableCutFont: true,
  },
]

const areas = classifications.filter((one) => one.type === 'PRODUCT' && !one.parent)
const below = (slug: string) => classifications.filter((one) => one.type === 'PRODUCT' && one.parent === slug)

// The product menu is generated from the first two levels of the catalogue.
const productAreas = areas.map((area) => ({
  title: area.name,
  items: [
    { id: `nav-${area.slug}`, title: area.name, url: `/products/${area.slug}` },
    ...below(area.slug).map((kind): SeedNavigationItem => ({
      id: `nav-${kind.slug}`,
      title: kind.name,
      url: `/products/${area.slug}/${kind.slug}`,
    })),
  ].slice(1),
}))

export const navigations: readonly SeedNavigation[] = [
  {
    id: 'kudex-header',
    items: [
      {
        id: 'nav-products',
        title: text('Products', 'Produkte'),
        url: '/products',
        marketingTitle: text('From micro wire to battery cable', 'Von der Mikroleitung bis zur Batterieleitung'),
        marketingDescription: text(
          '52 machines for every step between spool and finished harness.',
          '52 Maschinen für jeden Schritt zwischen Spule und fertigem Kabelsatz.',
        ),
        sections: [
          ...productAreas,
          {
            title: text('Choose', 'Auswählen'),
            items: [{ id: 'nav-finder', title: text('Product finder', 'Produktfinder'), url: '/products/finder' }],
          },
        ],
      },
      {
        id: 'nav-services',
        title: text('Services', 'Services'),
        url: '/services',
        items: [
          {
            id: 'nav-service-support',
            title: text('Support and maintenance', 'Support und Wartung'),
            url: '/services/support',
          },
          {
            id: 'nav-service-training',
            title: text('Training and consulting', 'Schulung und Beratung'),
            url: '/services/training-consulting',
          },
        ],
      },
      {
        id: 'nav-solutions',
        title: text('Solutions', 'Lösungen'),
        page: 'kudex-solutions',
        items: [
          {
            id: 'nav-high-voltage',
            title: text('High-voltage cable', 'Hochvoltleitungen'),
            page: 'kudex-high-voltage',
          },
          {
            id: 'nav-control-cabinets',
            title: text('Control cabinets', 'Schaltschrankbau'),
            page: 'kudex-control-cabinets',
          },
          { id: 'nav-aerospace', title: text('Aerospace and rail', 'Luftfahrt und Bahn'), page: 'kudex-aerospace' },
          {
            id: 'nav-nearshore',
            title: text('Production in North America', 'Fertigung in Nordamerika'),
            page: 'kudex-north-america',
            countries: ['US', 'MX'],
          },
        ],
      },
      {
        id: 'nav-company',
        title: text('Company', 'Unternehmen'),
        page: 'kudex-about',
        items: [
          {
            id: 'nav-about',
            title: text('Who we are', 'Wer wir sind'),
            page: 'kudex-about',
            breadcrumbOverride: text('Company', 'Unternehmen'),
          },
          { id: 'nav-sustainability', title: text('Sustainability', 'Nachhaltigkeit'), page: 'kudex-sustainability' },
          { id: 'nav-stories', title: text('Stories', 'Storys'), url: '/stories' },
          { id: 'nav-media-releases', title: text('Media releases', 'Medienmitteilungen'), url: '/media-releases' },
          { id: 'nav-investors', title: text('Investors', 'Investoren'), page: 'kudex-investors' },
          {
            id: 'nav-contacts',
            title: text('Contacts and locations', 'Kontakte und Standorte'),
            page: 'kudex-contacts',
          },
          {
            id: 'nav-quality',
            title: text('Quality promise', 'Qualitätsversprechen'),
            page: 'kudex-quality',
            hidden: true,
          },
          {
            id: 'nav-strivona',
            title: text('Strivona: harness assembly', 'Strivona: Kabelsatzfertigung'),
            url: 'hard:/{locale}/strivona',
          },
        ],
      },
      { id: 'nav-careers', title: text('Careers', 'Karriere'), page: 'kudex-careers' },
    ],
  },
  {
    id: 'strivona-header',
    items: [
      { id: 'nav-s-twisting', title: text('Twisting', 'Verdrillen'), page: 'strivona-twisting' },
      { id: 'nav-s-loading', title: text('Block loading', 'Bestücken'), page: 'strivona-loading' },
      { id: 'nav-s-testing', title: text('Testing', 'Prüfen'), page: 'strivona-testing' },
      { id: 'nav-s-about', title: text('About Strivona', 'Über Strivona'), page: 'strivona-about' },
    ],
  },
]

export const footers: readonly SeedFooter[] = [
  {
    id: 'kudex-footer',
    theme: 'Dark',
    contactLink: { text: text('Talk to an expert', 'Fachperson fragen'), page: 'kudex-inquiry' },
    sections: [
      {
        title: text('Products', 'Produkte'),
        links: areas.map((area) => ({ text: area.name, path: `/products/${area.slug}` })),
      },
      {
        title: text('Services', 'Services'),
        links: [
          { text: '{name}', service: 'repair' },
          { text: '{name}', service: 'preventive-maintenance' },
          { text: '{name}', service: 'operator-training' },
          { text: '{name}', service: 'process-consulting' },
        ],
      },
      {
        title: text('Company', 'Unternehmen'),
        links: [
          { text: text('Who we are', 'Wer wir sind'), page: 'kudex-about' },
          { text: text('Sustainability', 'Nachhaltigkeit'), page: 'kudex-sustainability' },
          { text: text('Stories', 'Storys'), path: '/stories' },
          { text: text('Media releases', 'Medienmitteilungen'), path: '/media-releases' },
          { text: text('Investors', 'Investoren'), page: 'kudex-investors' },
          { text: text('Downloads', 'Downloads'), page: 'kudex-downloads' },
          { text: text('Careers', 'Karriere'), page: 'kudex-careers' },
          { text: text('Contacts and locations', 'Kontakte und Standorte'), page: 'kudex-contacts' },
          { text: 'mykomax', path: '/mykomax' },
        ],
      },
    ],
    legalLinks: [
      { text: text('Imprint', 'Impressum'), page: 'kudex-imprint' },
      { text: text('Privacy', 'Datenschutz'), page: 'kudex-privacy' },
    ],
    legalText: text(
      '© 2026 Kudex Group. Kudex is an invented company; its machines exist in pictures only.',
      '© 2026 Kudex-Gruppe. Kudex ist ein erfundenes Unternehmen; seine Maschinen gibt es nur als Bild.',
    ),
  },
  {
    id: 'strivona-footer',
    theme: 'Dark',
    contactTitle: text('Seconds you would like back?', 'Welche Sekunden möchten Sie zurück?'),
    contactLink: { text: text('Ask Strivona', 'Strivona fragen'), page: 'strivona-about' },
    sections: [
      {
        title: text('Harness assembly', 'Kabelsatzfertigung'),
        links: [
          { text: text('Twisting', 'Verdrillen'), page: 'strivona-twisting' },
          { text: text('Block loading', 'Bestücken'), page: 'strivona-loading' },
          { text: text('Testing', 'Prüfen'), page: 'strivona-testing' },
        ],
      },
      {
        title: text('Group', 'Gruppe'),
        links: [
          { text: text('About Strivona', 'Über Strivona'), page: 'strivona-about' },
          { text: 'Kudex', path: 'hard:/{locale}' },
        ],
      },
    ],
    legalLinks: [{ text: text('Imprint', 'Impressum'), page: 'strivona-imprint' }],
    legalText: text(
      '© 2026 Strivona, a company of the Kudex Group. Invented, like everything here.',
      '© 2026 Strivona, ein Unternehmen der Kudex-Gruppe. Erfunden wie alles hier.',
    ),
  },
]
