import { defineMessages } from '@kudex/intl/messages'

/** The text of the footer's link; the other texts load with the banner that it opens. */
export const privacySettingsMessages = defineMessages({
  link: {
    id: 'consent.link',
    defaultMessage: 'Privacy settings',
    description: 'Link in the footer that opens the choice of which services of others may be loaded',
  },
})
