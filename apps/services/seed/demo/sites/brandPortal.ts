import { domainsOf, pagePassword, pagesOf, type SiteContent } from '../builders.ts'
import { guidelines, signals } from './brandPortalGuidelines.ts'

const page = pagesOf('brand-portal', ['en'])

/** The brand portal: international, no German, downloads behind a password. */
export const brandPortal: SiteContent = {
  site: {
    id: 'brand-portal',
    name: 'Brand Portal',
    slug: 'brand-portal',
    brand: 'brand-portal',
    domains: domainsOf('brand-portal'),
    features: [],
    headerNavigation: 'brand-portal-header',
    footer: 'brand-portal-footer',
    removedLanguages: ['de'],
    internationalOnly: true,
  },
  navigation: {
    id: 'brand-portal-header',
    items: [
      { id: 'nav-b-colour', title: 'Colour', page: 'brand-portal-colour' },
      { id: 'nav-b-type', title: 'Type', page: 'brand-portal-type' },
      { id: 'nav-b-voice', title: 'Voice', page: 'brand-portal-voice' },
      {
        id: 'nav-b-downloads',
        title: 'Downloads',
        page: 'brand-portal-overview',
        items: [
          { id: 'nav-b-logos', title: 'Logos', page: 'brand-portal-logos' },
          { id: 'nav-b-images', title: 'Images', page: 'brand-portal-images' },
          { id: 'nav-b-templates', title: 'Templates', page: 'brand-portal-templates' },
        ],
      },
    ],
  },
  footer: {
    id: 'brand-portal-footer',
    theme: 'Dark',
    contactTitle: 'Need the original files?',
    contactLink: { text: 'Ask for the password', page: 'brand-portal-overview' },
    sections: [
      {
        title: 'Guidelines',
        links: [
          { text: 'Colour', page: 'brand-portal-colour' },
          { text: 'Type', page: 'brand-portal-type' },
          { text: 'Voice', page: 'brand-portal-voice' },
        ],
      },
      {
        title: 'Downloads',
        links: [
          { text: 'Logos', page: 'brand-portal-logos' },
          { text: 'Images', page: 'brand-portal-images' },
          { text: 'Templates', page: 'brand-portal-templates' },
        ],
      },
    ],
    legalLinks: [{ text: 'Imprint', path: 'hard:/{locale}/imprint' }],
    legalText: '© 2026 Kudex Group. Invented, like everything here.',
  },
  pages: [
    page(
      'home',
      'The brands of the Kudex Group',
      'Colours, type, voice and the files that go with them.',
      [
        {
          kind: 'hero',
          overline: 'Brand Portal',
          title: 'One signal at a time',
          lead: 'Six brands share a grid, a graphite and a habit of exactness. Each has one colour of its own.',
          image: 'portal-type',
          links: [
            { text: 'Colour', page: 'brand-portal-colour' },
            { text: 'Downloads', page: 'brand-portal-overview' },
          ],
        },
        signals,
        {
          kind: 'quote',
          text: 'If two things on a page shout, take one away. If none does, the page is finished.',
        },
        {
          kind: 'links',
          title: 'Files',
          links: [
            { text: 'Logos, as SVG and PDF', page: 'brand-portal-logos' },
            { text: 'Machines in print resolution', page: 'brand-portal-images' },
            { text: 'Letters, slides, stands', page: 'brand-portal-templates' },
          ],
        },
      ],
      { pageType: 'Home', image: 'portal-type' },
    ),
    ...guidelines,
    page('overview', 'Downloads', 'What is here, and how to get at it.', [
      {
        kind: 'hero',
        overline: 'Downloads',
        title: 'Take what you need',
        lead: 'Logos, pictures and templates for partners, agencies and the press.',
        image: 'portal-table',
      },
      {
        kind: 'text',
        text: 'Partners and agencies receive the password from [brand@kudex.example](mailto:brand@kudex.example).',
      },
      {
        kind: 'teasers',
        teasers: [
          {
            title: 'Logos',
            text: 'SVG and PDF, positive and negative.',
            image: 'portal-sign',
            link: { text: 'Logos', page: 'brand-portal-logos' },
          },
          {
            title: 'Images',
            text: 'Machines in print resolution.',
            image: 'scene-cell',
            link: { text: 'Images', page: 'brand-portal-images' },
          },
          {
            title: 'Templates',
            text: 'Letters, slides, stands.',
            image: 'fair-productronica',
            link: { text: 'Templates', page: 'brand-portal-templates' },
          },
        ],
      },
    ]),
    page(
      'logos',
      'Logos',
      'Signs and word marks of all brands.',
      [
        {
          kind: 'text',
          title: 'Signs and word marks',
          text: 'Clear space: the width of the upright stroke on every side. Smallest size: 6 millimetres in print, 20 pixels on a screen.\n\n- Kudex, positive and negative, SVG and PDF\n- Strivona, positive and negative, SVG and PDF\n- Veritesta, Conexara: positive only until the spring',
        },
        {
          kind: 'media',
          image: 'portal-sign',
          caption: 'Never tilt, never outline, never recolour.',
          preset: 'stretched',
        },
        {
          kind: 'downloads',
          title: 'Download',
          groups: [
            {
              id: 'files',
              title: 'Files',
              files: [{ slug: 'brand-portal-logos', name: 'Signs and word marks', image: 'portal-sign' }],
            },
          ],
        },
      ],
      { protection: pagePassword },
    ),
    page(
      'images',
      'Images',
      'Pictures of machines, with their terms of use.',
      [
        {
          kind: 'text',
          title: 'Pictures for the press',
          text: 'Free for reports on the machine that is shown. Not to be cropped below the machine’s outline.',
        },
        { kind: 'media', image: 'scene-night', caption: 'Hall 04-2217, print resolution.', preset: 'stretched' },
        { kind: 'media', image: 'scene-battery', caption: 'Line 04-2231, print resolution.', preset: 'stretched' },
        {
          kind: 'downloads',
          title: 'Download',
          groups: [
            {
              id: 'files',
              title: 'Files',
              files: [{ slug: 'brand-portal-images', name: 'Pictures for the press', image: 'scene-cell' }],
            },
          ],
        },
      ],
      { protection: pagePassword },
    ),
    page(
      'templates',
      'Templates',
      'Letters, slides, stands.',
      [
        {
          kind: 'text',
          title: 'Templates',
          text: '- Letter and invoice, A4 and US Letter\n- Slides, 16:9, light and dark\n- Stand of 36, 60 and 120 square metres, with the parts list for the builder',
        },
        {
          kind: 'media',
          image: 'fair-productronica',
          caption: 'The stand of 120 square metres, as built.',
          preset: 'stretched',
        },
        {
          kind: 'downloads',
          title: 'Download',
          groups: [
            {
              id: 'files',
              title: 'Files',
              files: [{ slug: 'brand-portal-templates', name: 'Letters, slides, stands', image: 'fair-productronica' }],
            },
          ],
        },
      ],
      { protection: pagePassword },
    ),
  ],
}
