import { defineMessages } from '@kudex/intl/messages'

/** The one text of searching that every page has. */
export const searchLinkMessages = defineMessages({
  open: {
    id: 'search.open',
    defaultMessage: 'Search',
    description: 'Name of the button in the header that opens the search',
  },
})
