import { defineMessages } from '@kudex/intl/messages'

/** The text of the search link: the only text of the search that every page loads. */
export const searchLinkMessages = defineMessages({
  open: {
    id: 'search.open',
    defaultMessage: 'Search',
    description: 'Name of the button in the header that opens the search',
  },
})
