import type { Seed } from '../../seed/seed.types.ts'

/** A small seed with an example of everything that tests need. */
export const testSeed: Seed = {
  name: 'test',
  languages: [{ code: 'en' }, { code: 'de', defaultCountry: 'DE' }, { code: 'fr' }],
  countries: [
    { code: 'CH', languages: ['de', 'fr', 'en'] },
    { code: 'US', languages: ['en'], measurementSystem: 'dim_imperial' },
    { code: 'LI', languages: ['de'], hidden: true },
  ],
  pictures: [{ name: 'without-file', alt: { en: 'A machine', de: 'Eine Maschine' } }],
  sites: [
    {
      id: 'main',
      name: 'Main',
      brand: 'kudex',
      domains: ['localhost', 'www.kudex.test'],
      features: ['products', 'portal'],
      headerNavigation: 'main-header',
      footer: 'main-footer',
    },
    {
      id: 'fair',
      name: 'Fair',
      slug: 'fair',
      brand: 'kudex',
      domains: ['localhost/fair'],
      features: [],
      removedLanguages: ['de'],
      internationalOnly: true,
    },
  ],
  navigations: [
    {
      id: 'main-header',
      items: [
        {
          id: 'nav-products',
          title: { en: 'Products', de: 'Produkte' },
          url: '/products',
          sections: [
            {
              title: { en: 'Machines', de: 'Maschinen' },
              items: [{ id: 'nav-cut', title: 'Cut', url: '/products/cutting', countries: ['CH'] }],
            },
          ],
        },
        {
          id: 'nav-about',
          title: { en: 'About', de: 'Über uns' },
          page: 'about',
          breadcrumbOverride: { en: 'Who we are', de: 'Wer wir sind' },
          items: [
            { id: 'nav-history', title: { en: 'History', de: 'Geschichte' }, page: 'history', hidden: true },
            { id: 'nav-plans', title: { en: 'Plans', de: 'Pläne' }, page: 'plans' },
          ],
        },
      ],
    },
  ],
  footers: [
    {
      id: 'main-footer',
      contactTitle: { en: 'Questions?', de: 'Fragen?' },
      contactLink: { text: { en: 'Contact', de: 'Kontakt' }, page: 'about' },
      sections: [
        {
          title: { en: 'Company', de: 'Unternehmen' },
          links: [
            { text: { en: 'More on {name}', de: 'Mehr zu {name}' }, product: 'cutter-1' },
            { text: 'Blog', url: 'https://blog.example', openInNewTab: true },
          ],
        },
      ],
      legalLinks: [{ text: { en: 'Imprint', de: 'Impressum' }, path: '/imprint' }],
      legalText: '© Kudex',
    },
  ],
  pages: [
    { id: 'home', site: 'main', slug: 'home', title: { en: 'Welcome', de: 'Willkommen' }, blocks: [] },
    {
      id: 'about',
      site: 'main',
      slug: 'about',
      title: { en: 'About', de: 'Über uns' },
      description: { en: 'Who we are', de: 'Wer wir sind' },
      translationTargetLanguages: ['de', 'fr'],
      translations: { fr: { state: 'InProgress', exportedAt: '2026-09-02T08:00:00.000Z' } },
      blocks: [
        {
          kind: 'hero',
          title: { en: 'Precision', de: 'Präzision' },
          links: [{ text: { en: 'History', de: 'Geschichte' }, page: 'history', pageParameters: '?from=about' }],
        },
        {
          kind: 'text',
          anchor: 'values',
          text: {
            en: '## Values\n\nWe **measure**.\n\n- One\n- Two',
            de: '## Werte\n\nWir **messen**.\n\n- Eins\n- Zwei',
          },
        },
        {
          kind: 'facts',
          facts: [{ value: { en: '1.5', de: '1,5' }, unit: 'µm', label: { en: 'Tolerance', de: 'Toleranz' } }],
        },
      ],
      draft: { title: { en: 'About (new)', de: 'Über uns (neu)' }, blocks: [{ kind: 'quote', text: 'Soon' }] },
    },
    {
      id: 'history',
      site: 'main',
      slug: 'history',
      parent: 'about',
      title: { en: 'History', de: 'Geschichte' },
      blocks: [],
    },
    { id: 'history-fair', site: 'fair', slug: 'history', title: { en: 'Fair history', de: 'Messe' }, blocks: [] },
    {
      id: 'plans',
      site: 'main',
      slug: 'plans',
      parent: 'about',
      published: false,
      title: { en: 'Plans', de: 'Pläne' },
      blocks: [],
    },
    { id: 'offer', site: 'main', slug: 'offer', title: { en: 'Offer', de: 'Angebot' }, blocks: [] },
    {
      id: 'offer-us',
      site: 'main',
      slug: 'offer',
      countries: ['US'],
      title: { en: 'US offer', de: 'US-Angebot' },
      blocks: [],
    },
    {
      id: 'only-ch',
      site: 'main',
      slug: 'only-ch',
      countries: ['CH'],
      title: { en: 'Swiss', de: 'Schweiz' },
      blocks: [],
    },
    {
      id: 'german',
      site: 'main',
      slug: 'german',
      languages: ['de'],
      title: { en: 'German', de: 'Deutsch' },
      blocks: [{ kind: 'quote', text: { en: 'Yes', de: 'Ja' } }],
    },
    {
      id: 'secret',
      site: 'main',
      slug: 'secret',
      title: { en: 'Prices', de: 'Preise' },
      description: { en: 'Our prices', de: 'Unsere Preise' },
      protection: { kind: 'password', password: 'kudex-page' },
      blocks: [{ kind: 'quote', text: 'The price is 42' }],
    },
    {
      id: 'internal',
      site: 'main',
      slug: 'internal',
      title: { en: 'Internal', de: 'Intern' },
      protection: { kind: 'role', role: 'kmx_int_assetdb_active' },
      blocks: [{ kind: 'quote', text: 'For owners' }],
    },
  ],
  redirects: [{ id: 'old-about', previousUrl: '/old/about/', target: { text: 'About', page: 'about' } }],
  routeRules: [{ id: 'shop', pattern: '/shop/*', redirect: 'https://shop.example', external: true }],
  classifications: [
    { slug: 'cutting', type: 'PRODUCT', name: { en: 'Cutting', de: 'Schneiden' } },
    {
      slug: 'benchtop',
      type: 'PRODUCT',
      parent: 'cutting',
      name: { en: 'Benchtop', de: 'Tischgeräte' },
      countries: ['ALL', 'CH'],
    },
    { slug: 'empty', type: 'PRODUCT', name: { en: 'Empty', de: 'Leer' } },
    { slug: 'training', type: 'SERVICE', name: { en: 'Training', de: 'Schulung' } },
  ],
  brands: [{ id: 'strivona', name: 'Strivona' }],
  products: [
    {
      slug: 'cutter-1',
      name: { en: 'Cutter 1', de: 'Schneider 1' },
      classifications: ['benchtop', 'cutting'],
      brand: 'strivona',
      shortDescription: { en: 'Cuts wire', de: 'Schneidet Draht' },
      longDescription: { en: 'Cuts wire fast.', de: 'Schneidet Draht schnell.' },
      specifications: [
        {
          name: { en: 'Length', de: 'Länge' },
          metric: { value: '10', unit: 'mm' },
          imperial: { value: '0.39', unit: 'in' },
        },
        { name: { en: 'Voltage', de: 'Spannung' }, value: '230', unit: 'V', group: { en: 'Supply', de: 'Versorgung' } },
      ],
      variants: [
        {
          id: 'cutter-1-s',
          nameMetric: 'Cutter 10 mm',
          nameImperial: 'Cutter 0.39 in',
          specifications: [{ name: { en: 'Weight', de: 'Gewicht' }, value: '7', unit: 'kg' }],
        },
      ],
      highlights: [{ name: { en: 'Fast', de: 'Schnell' }, video: { url: 'https://video.example/1' } }],
      documents: [
        {
          name: { en: 'Datasheet', de: 'Datenblatt' },
          language: 'en',
          type: { en: 'Datasheet', de: 'Datenblatt' },
          url: '/file/datasheet',
          filename: 'cutter-1.pdf',
          extension: 'pdf',
          sizeBytes: 12_345,
        },
      ],
      related: [
        { type: 'related', slug: 'cutter-2' },
        { type: 'service', slug: 'course' },
      ],
    },
    {
      slug: 'cutter-2',
      name: { en: 'Cutter 2', de: 'Schneider 2' },
      classifications: ['benchtop'],
      countries: ['ALL', 'CH'],
    },
    { slug: 'cutter-3', name: { en: 'Cutter 3', de: 'Schneider 3' }, classifications: ['benchtop'], countries: ['US'] },
  ],
  services: [
    {
      slug: 'course',
      serviceId: 'SRV-1',
      name: { en: 'Course', de: 'Kurs' },
      classifications: ['training'],
      benefits: [{ en: 'You learn', de: 'Sie lernen' }],
      details: [{ en: 'Two days', de: 'Zwei Tage' }],
    },
  ],
}
