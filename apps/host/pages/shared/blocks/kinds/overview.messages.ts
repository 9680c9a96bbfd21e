import { defineMessages } from '@kudex/intl/messages'

/** Links from an overview to the full list; only the server formats them. */
export const overviewMessages = defineMessages({
  allStories: {
    id: 'overview.stories.all',
    defaultMessage: 'All stories',
    description: 'Link below an overview of stories on a page',
  },
  allReleases: {
    id: 'overview.releases.all',
    defaultMessage: 'All media releases',
    description: 'Link below an overview of media releases on a page',
  },
})
