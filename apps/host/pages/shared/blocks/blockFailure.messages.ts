import { defineMessages } from '@kudex/intl/messages'

/** Error messages of blocks; only the server formats them. */
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
