import { defineMessages } from '@kudex/intl/messages'

/** Texts of the news feed (FEED-01…08). */
export const newsFeedMessages = defineMessages({
  open: { id: 'newsFeed.open', defaultMessage: 'News', description: 'Side button that opens the news feed' },
  openUnread: {
    id: 'newsFeed.openUnread',
    defaultMessage: 'News, unread',
    description: 'Side button that opens the news feed while there is something unread',
  },
  title: { id: 'newsFeed.title', defaultMessage: 'News', description: 'Title of the news feed panel' },
  close: { id: 'newsFeed.close', defaultMessage: 'Close news', description: 'Button that closes the news feed panel' },
  more: { id: 'newsFeed.more', defaultMessage: 'Show more news', description: 'Button that loads older news' },
  range: {
    id: 'newsFeed.range',
    defaultMessage: '{count, plural, one {# news item} other {# news items}}',
    description: 'How many news items are in view',
  },
  loading: { id: 'newsFeed.loading', defaultMessage: 'Loading news', description: 'While news loads' },
  none: { id: 'newsFeed.none', defaultMessage: 'No entries found', description: 'News feed without items (FEED-08)' },
  failed: {
    id: 'newsFeed.failed',
    defaultMessage: 'The news could not be loaded.',
    description: 'Title where the news feed could not be loaded',
  },
  retry: { id: 'newsFeed.retry', defaultMessage: 'Try again', description: 'Button that loads the news once more' },
  unread: { id: 'newsFeed.unread', defaultMessage: 'New', description: 'Mark on a news item that was not read yet' },
})
