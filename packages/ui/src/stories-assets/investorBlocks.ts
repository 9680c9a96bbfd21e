import type { AnnualReportProps } from '../modules/AnnualReport/AnnualReport.js'
import type { DividendPolicyProps } from '../modules/DividendPolicy/DividendPolicy.types.js'
import type { FinancialCalendarProps } from '../modules/FinancialCalendar/FinancialCalendar.js'
import type { ShareDataProps } from '../modules/ShareData/ShareData.js'
import { machinePicture } from './machinePictures.js'

/** Investor blocks as props of their modules. */
export const investorBlocks = {
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
    payouts: [],
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
} satisfies {
  shareData: ShareDataProps
  dividends: DividendPolicyProps
  calendar: FinancialCalendarProps
  annualReport: AnnualReportProps
}
