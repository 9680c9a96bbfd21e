import { defineMessages } from '@kudex/intl/messages'

/** Texts of the data sheets that are made from the catalogue (CAT-15). */
export const datasheetMessages = defineMessages({
  title: { id: 'datasheet.title', defaultMessage: 'Data sheet', description: 'Kind of document' },
  highlights: { id: 'datasheet.highlights', defaultMessage: 'Highlights', description: 'Title in a data sheet' },
  technicalData: {
    id: 'datasheet.technicalData',
    defaultMessage: 'Technical data',
    description: 'Title in a data sheet',
  },
  variants: { id: 'datasheet.variants', defaultMessage: 'Variants', description: 'Title in a data sheet' },
  dimensions: {
    id: 'datasheet.dimensions',
    defaultMessage: 'Dimensions',
    description: 'Title of the drawing in a data sheet',
  },
  metric: { id: 'datasheet.metric', defaultMessage: 'Metric', description: 'Head of a column of values' },
  imperial: { id: 'datasheet.imperial', defaultMessage: 'Imperial', description: 'Head of a column of values' },
  page: {
    id: 'datasheet.page',
    defaultMessage: 'Page {page} of {count}',
    description: 'At the foot of a page of a document',
  },
  asOf: {
    id: 'datasheet.asOf',
    defaultMessage: 'As of {date}. Subject to technical changes.',
    description: 'At the foot of a data sheet',
  },
  notice: {
    id: 'datasheet.notice',
    defaultMessage: 'Kudex is an invented company; its machines exist in pictures only.',
    description: 'At the end of a document of the demo',
  },
})
