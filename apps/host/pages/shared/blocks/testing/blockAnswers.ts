import { diagramAnswers } from './diagramAnswers.ts'
import { toImage } from './toImage.ts'
import { toLink } from './toLink.ts'

/**
 * Response of the content service for each kind of block, by its GraphQL fragment. The story of the module shows the
 * mapped result: `@kudex/ui-stories/blocks`.
 */
export const blockAnswers = {
  ...diagramAnswers,
  hero: {
    __typename: 'HeroBlock',
    id: 'hero',
    overline: 'High voltage',
    heading: 'Six layers, six tools',
    lead: 'Shielded cables from 4 to 240 mm², prepared in one pass.',
    image: toImage('harness', 'Harness line with four stations', 1920, 1080),
    filmUrl: null,
    links: [toLink({ kind: 'path', path: '/products', text: 'See all machines' })],
  },
  teasers: {
    __typename: 'TeasersBlock',
    id: 'teasers',
    title: 'Start with the task',
    lead: null,
    teasers: [
      {
        id: 'cut',
        overline: 'Cutting',
        title: 'Cut and strip',
        text: 'Lengths to a tenth of a millimetre.',
        image: toImage('cutStrip', 'Cut and strip machine', 1600, 1067),
        link: toLink({ kind: 'path', path: '/products/cutting-stripping', text: 'Cut and strip' }),
      },
      {
        id: 'norm',
        overline: null,
        title: 'The standard for crimped connections',
        text: null,
        image: null,
        link: toLink({ kind: 'external', url: 'https://standards.example/', text: 'The standard', openInNewTab: true }),
      },
    ],
  },
  text: {
    __typename: 'TextBlock',
    id: 'text',
    title: 'What decides',
    anchor: 'what-decides',
    structuredText: toText('A good crimp is gas-tight: strands and barrel become one body.'),
  },
  media: {
    __typename: 'MediaBlock',
    id: 'media',
    picture: toImage('test', 'Board that tests a harness', 1920, 1080),
    caption: 'Sixty points in four seconds.',
    preset: 'break-out',
  },
  quote: {
    __typename: 'QuoteBlock',
    id: 'quote',
    quote: 'We stopped sorting by hand in the second week.',
    person: 'Maria Keller',
    role: 'Head of production',
  },
  facts: {
    __typename: 'FactsBlock',
    id: 'facts',
    title: 'In figures',
    facts: [
      { value: '0.2', unit: '%', label: 'Length accuracy' },
      { value: '60', unit: null, label: 'Countries with our own service' },
    ],
  },
  productTeasers: {
    __typename: 'ProductTeasersBlock',
    id: 'productTeasers',
    title: 'Machines for this task',
    lead: 'Chosen by our application engineers.',
    productSlugs: ['alpha-530'],
  },
  links: {
    __typename: 'LinksBlock',
    id: 'links',
    title: 'More on this topic',
    links: [
      toLink({ kind: 'path', path: '/services', text: 'Training for operators' }),
      toLink({ kind: 'external', url: 'https://standards.example/', text: 'The standard', openInNewTab: true }),
    ],
  },
  video: {
    __typename: 'VideoBlock',
    id: 'video',
    heading: 'The line at work',
    poster: toImage('reel', 'Reel that feeds a wire', 1920, 1080),
    url: 'https://films.example/line',
    mediaType: null,
    seconds: 84,
    tracks: [],
    caption: 'From the reel to the harness.',
    preset: 'inline',
  },
  accordion: {
    __typename: 'AccordionBlock',
    id: 'accordion',
    title: 'Asked often',
    items: [
      {
        id: 'cables',
        title: 'Which cables can be tried?',
        structuredText: toText('Send us two metres of any shielded cable from 4 to 240 mm².'),
      },
      {
        id: 'braid',
        title: 'What happens to the braid?',
        structuredText: toText('It is cut against a mandrel, folded back and held by a sleeve.'),
      },
    ],
  },
  table: {
    __typename: 'TableBlock',
    id: 'table',
    title: 'Six layers, six tools',
    tableCaption: 'The layers of a shielded cable and what removes them',
    columns: ['Layer', 'Material', 'Tool'],
    rows: [
      { cells: ['Jacket', 'XLPE', 'Scoring blade'] },
      { cells: ['Braid', 'Tinned copper', 'Mandrel and ring blade'] },
    ],
  },
  locations: {
    __typename: 'LocationsBlock',
    id: 'locations',
    title: 'Near you',
    lead: 'Each place with a name and a number.',
    hasFilters: true,
    brand: null,
    contactKind: null,
    country: null,
  },
  contacts: {
    __typename: 'ContactsBlock',
    id: 'contacts',
    title: 'Who answers',
    lead: null,
    contactIds: ['vera'],
  },
  shareData: {
    __typename: 'ShareDataBlock',
    id: 'shareData',
    heading: 'Share data',
    lead: null,
    registeredShares: 5_133_333,
    label: 'registered shares',
    shareDay: '2022-08-30',
    shareFacts: [
      { label: 'Nominal value', value: 'CHF 0.10' },
      { label: 'Listing', value: 'Zurich' },
    ],
  },
  dividends: {
    __typename: 'DividendsBlock',
    id: 'dividends',
    heading: 'Dividend policy',
    body: 'A third of the profit is paid out.',
    unit: 'francs',
    source: 'capital contribution reserves',
    payouts: [
      { label: 'per registered share', amount: 1.5 },
      { label: 'per registered share, from before', amount: 0.8 },
    ],
    asOf: '2022-08-30',
  },
  calendar: {
    __typename: 'CalendarBlock',
    id: 'calendar',
    heading: 'Financial calendar',
    lead: null,
    events: [
      { id: 'conference', date: '2023-03-14', title: 'Annual media and analyst conference', place: 'Zurich' },
      { id: 'meeting', date: '2023-04-12', title: 'Annual General Meeting', place: null },
    ],
  },
  annualReport: {
    __typename: 'AnnualReportBlock',
    id: 'annualReport',
    heading: 'Annual report',
    body: 'What the year brought, in figures and in words.',
    picture: toImage('wire', 'Cover of the annual report', 840, 1188),
    links: [
      toLink({ kind: 'external', url: 'https://files.example/2022.pdf', text: 'Annual report 2022' }),
      toLink({ kind: 'external', url: 'https://files.example/2021.pdf', text: 'Annual report 2021' }),
    ],
  },
  anchorNavigation: { __typename: 'AnchorNavigationBlock', id: 'anchorNavigation' },
  downloads: {
    __typename: 'DownloadsBlock',
    id: 'downloads',
    heading: 'Downloads',
    lead: 'Two minutes of reading each.',
    groups: [
      {
        id: 'company',
        title: 'Company',
        files: [
          {
            slug: 'annual-report',
            name: 'Annual report',
            image: toImage('wire', 'Cover of the annual report', 840, 1188),
            file: { language: 'en', extension: 'pdf', sizeBytes: 1_840_000 },
          },
          {
            slug: 'signs',
            name: 'Signs',
            image: null,
            file: { language: 'de', extension: 'zip', sizeBytes: 12_300 },
          },
        ],
      },
    ],
  },
  storyOverview: {
    __typename: 'StoryOverviewBlock',
    id: 'storyOverview',
    heading: 'Stories',
    lead: 'From people who make harnesses.',
    categorySlug: null,
    videosOnly: false,
    count: 2,
  },
  releaseOverview: {
    __typename: 'ReleaseOverviewBlock',
    id: 'releaseOverview',
    heading: 'Media releases',
    lead: null,
    adhocOnly: false,
    count: 2,
  },
} as const

function toText(value: string) {
  const paragraph = { type: 'paragraph', children: [{ type: 'span', value }] }
  return { schema: 'dast', document: { type: 'root', children: [paragraph] } }
}
