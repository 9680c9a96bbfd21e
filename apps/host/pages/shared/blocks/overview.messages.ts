import { defineMessages } from '@kudex/intl/messages'

/** The way from an overview on a page to all there is; the server alone speaks it. */
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
