import { defineMessages } from '@kudex/intl/messages'

/** Texts of blocks for investors; only the server formats them (INV-01…06). */
export const investorMessages = defineMessages({
  asOf: {
    id: 'investors.asOf',
    defaultMessage: '{label} as at {date}',
    description: 'A fact and the day on which it was true: “registered shares as at 30 August 2022”',
  },
  paid: {
    id: 'investors.paid',
    defaultMessage: 'Dividend: distribution of {amounts} {unit} from {source}.',
    description: 'What was paid out: “distribution of 1.50 and 0.80 francs from capital contribution reserves”',
  },
  complete: {
    id: 'investors.complete',
    defaultMessage: 'As at {date}.',
    description: 'The day up to which the facts are complete',
  },
  chart: {
    id: 'investors.chart',
    defaultMessage: 'Distributions in comparison',
    description: 'Caption of the table and chart of what was paid out',
  },
  distribution: {
    id: 'investors.distribution',
    defaultMessage: 'Distribution',
    description: 'Title of the column that names what was paid out',
  },
  add: {
    id: 'investors.calendar.add',
    defaultMessage: 'Add to calendar',
    description: 'Link to the calendar file of one date',
  },
  addOf: {
    id: 'investors.calendar.addOf',
    defaultMessage: 'Add to calendar: {title}',
    description: 'The same as it is spoken, with what happens on the date',
  },
  addAll: {
    id: 'investors.calendar.addAll',
    defaultMessage: 'All dates as a calendar',
    description: 'Link to the calendar file of all dates',
  },
  none: {
    id: 'investors.calendar.none',
    defaultMessage: 'No entries found',
    description: 'Financial calendar without dates (ERR-08)',
  },
  editions: {
    id: 'investors.editions',
    defaultMessage: 'Further editions',
    description: 'Opens the list of other languages and years of the annual report',
  },
})
