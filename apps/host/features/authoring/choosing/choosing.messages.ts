import { defineMessages } from '@kudex/intl/messages'

/** Texts of dialogs in which editors choose something from a list with a search. */
export const choosingMessages = defineMessages({
  close: {
    id: 'editor.media.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes the dialog',
  },
  loading: {
    id: 'editor.media.loading',
    defaultMessage: 'Loading…',
    description: 'While pictures, files or their details load',
  },
  failed: {
    id: 'editor.media.failed',
    defaultMessage: 'The list could not be loaded.',
    description: 'Pictures or files: the request failed',
  },
  retry: { id: 'editor.media.retry', defaultMessage: 'Try again', description: 'Button after a failed request' },
  none: {
    id: 'editor.media.none',
    defaultMessage: 'There is nothing here yet.',
    description: 'Empty list of pictures or files',
  },
  noMatch: {
    id: 'editor.media.noMatch',
    defaultMessage: 'Nothing matches the search.',
    description: 'Pictures or files: a search finds nothing',
  },
  count: {
    id: 'editor.media.count',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'Number of found pictures or files',
  },
  more: {
    id: 'editor.media.more',
    defaultMessage: 'Show more',
    description: 'Button that loads the next part of the list',
  },
  use: {
    id: 'editor.media.use',
    defaultMessage: 'Use this one',
    description: 'Button that takes the chosen picture or file into the form',
  },
})
