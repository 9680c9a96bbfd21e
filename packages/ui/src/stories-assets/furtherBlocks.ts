import type { AnchorNavigationProps } from '../modules/AnchorNavigation/AnchorNavigation.types.js'
import type { AnnualReportProps } from '../modules/AnnualReport/AnnualReport.types.js'
import type { DividendPolicyProps } from '../modules/DividendPolicy/DividendPolicy.types.js'
import type { DownloadCenterProps } from '../modules/DownloadCenter/DownloadCenter.types.js'
import type { FinancialCalendarProps } from '../modules/FinancialCalendar/FinancialCalendar.types.js'
import type { ReleaseListProps } from '../modules/ReleaseList/ReleaseList.types.js'
import type { ShareDataProps } from '../modules/ShareData/ShareData.types.js'
import type { StoryListProps } from '../modules/StoryList/StoryList.types.js'
import { machinePicture } from './machinePictures.js'

/** Blocks for investors, and overviews of stories and releases. */
export const furtherBlocks = {
  shareData: {
    title: 'Share data',
    figure: {
      value: '5,133,333',
      label: 'registered shares as at 30 August 2022',
    },
    rows: [
      {
        label: 'Nominal value',
        value: 'CHF 0.10',
      },
      {
        label: 'Listing',
        value: 'Zurich',
      },
    ],
    id: 'share-data',
  },
  dividends: {
    title: 'Dividend policy',
    text: 'A third of the profit is paid out. Dividend: distribution of 1.50 and 0.80 francs from capital contribution reserves. As at 30 August 2022.',
    payouts: [
      {
        id: '1',
        amountText: '1.50 francs',
        label: 'per registered share',
      },
      {
        id: '2',
        amountText: '0.80 francs',
        label: 'per registered share, from before',
      },
    ],
    chart: {
      caption: 'Distributions in comparison',
      labelTitle: 'Distribution',
      amountTitle: 'francs',
      rows: [
        {
          id: '1',
          label: 'per registered share',
          amount: 1.5,
          amountText: '1.50',
        },
        {
          id: '2',
          label: 'per registered share, from before',
          amount: 0.8,
          amountText: '0.80',
        },
      ],
    },
    id: 'dividend-policy',
  },
  calendar: {
    title: 'Financial calendar',
    emptyText: 'No entries found',
    events: [
      {
        id: 'conference',
        title: 'Annual media and analyst conference',
        placeText: 'Zurich',
        date: '2023-03-14',
        dayText: '14',
        monthText: 'March 2023',
        calendarLink: {
          href: 'hard:/calendars/main/en/page/conference.ics',
          text: 'Add to calendar',
          label: 'Add to calendar: Annual media and analyst conference',
        },
      },
      {
        id: 'meeting',
        title: 'Annual General Meeting',
        date: '2023-04-12',
        dayText: '12',
        monthText: 'April 2023',
        calendarLink: {
          href: 'hard:/calendars/main/en/page/meeting.ics',
          text: 'Add to calendar',
          label: 'Add to calendar: Annual General Meeting',
        },
      },
    ],
    calendarLink: {
      href: 'hard:/calendars/main/en/page.ics',
      text: 'All dates as a calendar',
    },
    id: 'financial-calendar',
  },
  annualReport: {
    title: 'Annual report',
    text: 'What the year brought, in figures and in words.',
    cover: machinePicture('wire', 'Cover of the annual report', 780, 1103),
    download: {
      href: 'https://files.example/2022.pdf',
      text: 'Annual report 2022',
    },
    earlier: {
      title: 'Further editions',
      items: [
        {
          id: '1',
          text: 'Annual report 2021',
          href: 'https://files.example/2021.pdf',
        },
      ],
    },
    id: 'annual-report',
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
  storyOverview: {
    title: 'Stories',
    lead: 'From people who make harnesses.',
    link: {
      href: '/en/stories',
      text: 'All stories',
    },
    stories: [
      {
        id: 'jura',
        href: '/en/stories/jura',
        title: 'Nothing came back since',
        leadText: 'A family firm keeps the force curve of each crimp.',
        category: 'Quality',
        date: '2026-03-14',
        dateText: '14 March 2026',
        picture: machinePicture('crimp', '', 780, 520),
        videoText: 'Video, 1:24',
      },
      {
        id: 'second',
        href: '/en/stories/second-week',
        title: 'In the second week',
        leadText: 'A family firm keeps the force curve of each crimp.',
        category: 'Quality',
        date: '2026-03-14',
        dateText: '14 March 2026',
      },
    ],
    emptyText: 'No entries found',
    id: 'stories',
  },
  releaseOverview: {
    title: 'Media releases',
    link: {
      href: '/en/media-releases',
      text: 'All media releases',
    },
    releases: [
      {
        id: 'half',
        href: '/en/media-releases/half-year',
        title: 'Orders above last year',
        leadText: 'Orders grew in all regions.',
        date: '2023-08-17',
        dateText: '17 August 2023',
        adHocText: 'Ad hoc',
      },
      {
        id: 'brno',
        href: '/en/media-releases/brno',
        title: 'A new plant in Brno',
        leadText: 'Orders grew in all regions.',
        date: '2023-04-12',
        dateText: '12 April 2023',
      },
    ],
    emptyText: 'No entries found',
    id: 'media-releases',
  },
} satisfies {
  shareData: ShareDataProps
  dividends: DividendPolicyProps
  calendar: FinancialCalendarProps
  annualReport: AnnualReportProps
  anchorNavigation: AnchorNavigationProps
  downloads: DownloadCenterProps
  storyOverview: StoryListProps
  releaseOverview: ReleaseListProps
}
