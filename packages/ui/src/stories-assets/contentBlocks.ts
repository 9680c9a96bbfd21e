import type { AnchorNavigationProps } from '../modules/AnchorNavigation/AnchorNavigation.js'
import type { DownloadCenterProps } from '../modules/DownloadCenter/DownloadCenter.js'
import type { AccordionSectionProps } from '../modules/AccordionSection/AccordionSection.js'
import type { FactsProps } from '../modules/Facts/Facts.js'
import type { HeroProps } from '../modules/Hero/Hero.js'
import type { LinkListProps } from '../modules/LinkList/LinkList.js'
import type { MediaFigureProps } from '../modules/MediaFigure/MediaFigure.js'
import type { ProductTeasersProps } from '../modules/ProductTeasers/ProductTeasers.js'
import type { QuoteProps } from '../modules/Quote/Quote.js'
import type { TableSectionProps } from '../modules/TableSection/TableSection.js'
import type { TeasersProps } from '../modules/Teasers/Teasers.js'
import type { TextSectionProps } from '../modules/TextSection/TextSection.types.js'
import { machinePicture } from './machinePictures.js'

/** General blocks as props of their modules. */
export const contentBlocks = {
  hero: {
    title: 'Six layers, six tools',
    overline: 'High voltage',
    lead: 'Shielded cables from 4 to 240 mm², prepared in one pass.',
    picture: machinePicture('harness', 'Harness line with four stations', 1180, 664),
    links: [
      {
        text: 'See all machines',
        href: '/en/products',
        openInNewTab: false,
      },
    ],
    size: 'compact',
  },
  teasers: {
    title: 'Start with the task',
    items: [
      {
        id: 'cut',
        title: 'Cut and strip',
        href: '/en/products/cutting-stripping',
        openInNewTab: false,
        overline: 'Cutting',
        text: 'Lengths to a tenth of a millimetre.',
        picture: machinePicture('cutStrip', 'Cut and strip machine', 780, 520),
      },
      {
        id: 'norm',
        title: 'The standard for crimped connections',
        href: 'https://standards.example/',
        openInNewTab: true,
      },
    ],
    layout: 'even',
    id: 'start-with-the-task',
  },
  text: {
    title: 'What decides',
    id: 'what-decides',
    document: {
      schema: 'dast',
      document: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'span',
                value: 'A good crimp is gas-tight: strands and barrel become one body.',
              },
            ],
          },
        ],
      },
    },
  },
  media: {
    picture: machinePicture('test', 'Board that tests a harness', 980, 551),
    caption: 'Sixty points in four seconds.',
    layout: 'break-out',
  },
  video: {
    picture: machinePicture('reel', 'Reel that feeds a wire', 780, 439),
    caption: 'From the reel to the harness.',
    layout: 'inline',
    watchLink: {
      href: 'https://films.example/line',
      text: 'Watch the video (1:24)',
      note: 'The video is played by another company on its own page. Nothing of it is fetched before you open it.',
    },
  },
  quote: {
    text: 'We stopped sorting by hand in the second week.',
    author: 'Maria Keller',
    role: 'Head of production',
  },
  facts: {
    title: 'In figures',
    items: [
      {
        id: '1',
        value: '0.2',
        unit: '%',
        label: 'Length accuracy',
      },
      {
        id: '2',
        value: '60',
        label: 'Countries with our own service',
      },
    ],
    id: 'in-figures',
  },
  productTeasers: {
    title: 'Machines for this task',
    lead: 'Chosen by our application engineers.',
    products: [
      {
        id: 'alpha-530',
        name: 'Alpha 530',
        href: '/en/products/crimping/alpha-530',
        description: 'Crimps both ends of a wire.',
        picture: machinePicture('crimp', '', 1200, 900),
        figure: '2 variants',
      },
    ],
    id: 'machines-for-this-task',
  },
  links: {
    title: 'More on this topic',
    links: [
      {
        text: 'Training for operators',
        href: '/en/services',
        openInNewTab: false,
      },
      {
        text: 'The standard',
        href: 'https://standards.example/',
        openInNewTab: true,
      },
    ],
    id: 'more-on-this-topic',
  },
  accordion: {
    title: 'Asked often',
    items: [
      {
        id: 'cables',
        title: 'Which cables can be tried?',
        document: {
          schema: 'dast',
          document: {
            type: 'root',
            children: [
              {
                type: 'paragraph',
                children: [
                  {
                    type: 'span',
                    value: 'Send us two metres of any shielded cable from 4 to 240 mm².',
                  },
                ],
              },
            ],
          },
        },
      },
      {
        id: 'braid',
        title: 'What happens to the braid?',
        document: {
          schema: 'dast',
          document: {
            type: 'root',
            children: [
              {
                type: 'paragraph',
                children: [
                  {
                    type: 'span',
                    value: 'It is cut against a mandrel, folded back and held by a sleeve.',
                  },
                ],
              },
            ],
          },
        },
      },
    ],
    id: 'asked-often',
  },
  table: {
    title: 'Six layers, six tools',
    caption: 'The layers of a shielded cable and what removes them',
    columns: ['Layer', 'Material', 'Tool'],
    rows: [
      ['Jacket', 'XLPE', 'Scoring blade'],
      ['Braid', 'Tinned copper', 'Mandrel and ring blade'],
    ],
    id: 'six-layers-six-tools',
  },
  anchorNavigation: {
    label: 'On this page',
    items: [
      { id: 'in-figures', text: 'In figures' },
      { id: 'financial-calendar', text: 'Financial calendar' },
    ],
  },
  downloads: {
    title: 'Downloads',
    lead: 'Two minutes of reading each.',
    groups: [
      {
        id: 'company',
        title: 'Company',
        items: [
          {
            id: 'annual-report',
            name: 'Annual report',
            href: '/file/annual-report',
            formatText: 'PDF',
            sizeText: '1.8 MB',
            language: 'en',
            languageText: 'English',
            thumbnail: machinePicture('wire', '', 128, 180),
          },
          {
            id: 'signs',
            name: 'Signs',
            href: '/file/signs?l=de&dl=true',
            formatText: 'ZIP',
            sizeText: '12.3 kB',
            language: 'de',
            languageText: 'German',
          },
        ],
      },
    ],
    emptyText: 'No entries found',
    id: 'downloads',
  },
} satisfies {
  hero: HeroProps
  teasers: TeasersProps
  text: TextSectionProps
  media: MediaFigureProps
  video: MediaFigureProps
  quote: QuoteProps
  facts: FactsProps
  productTeasers: ProductTeasersProps
  links: LinkListProps
  accordion: AccordionSectionProps
  table: TableSectionProps
  anchorNavigation: AnchorNavigationProps
  downloads: DownloadCenterProps
}
