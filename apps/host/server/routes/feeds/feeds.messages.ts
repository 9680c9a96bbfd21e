import { defineMessages } from '@kudex/intl/messages'

/** Titles of feeds (STORY-09). */
export const feedMessages = defineMessages({
  stories: { id: 'feeds.of.stories', defaultMessage: '{site}: stories', description: 'Title of the feed of stories' },
  'media-releases': {
    id: 'feeds.of.releases',
    defaultMessage: '{site}: media releases',
    description: 'Title of the feed of media releases',
  },
  'ad-hoc': {
    id: 'feeds.of.adHoc',
    defaultMessage: '{site}: ad hoc announcements',
    description: 'Title of the feed of ad hoc releases',
  },
})
