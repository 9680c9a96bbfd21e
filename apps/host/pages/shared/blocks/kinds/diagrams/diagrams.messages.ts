import { defineMessages } from '@kudex/intl/messages'

/** Texts of blocks with a diagram; only the server formats them. */
export const diagramMessages = defineMessages({
  saved: {
    id: 'diagrams.saved',
    defaultMessage: '{time} saved',
    description: 'Difference between the times of the same work before and after: “6 hrs 35 mins saved”',
  },
  nextStop: {
    id: 'diagrams.nextStop',
    defaultMessage: 'Next stop',
    description: 'Above the event of a route through several towns that takes place next',
  },
  pastStop: {
    id: 'diagrams.pastStop',
    defaultMessage: 'Past',
    description: 'Beside an event of a route that has taken place',
  },
})
