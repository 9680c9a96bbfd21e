import { defineMessages } from '@kudex/intl/messages'

/** In place of what a block could not load; the server alone speaks it. */
export const blockFailureMessages = defineMessages({
  contacts: {
    id: 'blocks.failed.contacts',
    defaultMessage: 'The contacts could not be loaded.',
    description: 'In place of contacts and locations while their service does not answer',
  },
  stories: {
    id: 'blocks.failed.stories',
    defaultMessage: 'The stories could not be loaded.',
    description: 'In place of stories while their service does not answer',
  },
  releases: {
    id: 'blocks.failed.releases',
    defaultMessage: 'The media releases could not be loaded.',
    description: 'In place of media releases while their service does not answer',
  },
  retry: { id: 'blocks.failed.retry', defaultMessage: 'Try again', description: 'Link that loads the page once more' },
})
