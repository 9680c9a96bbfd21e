import { defineMessages } from '@kudex/intl/messages'

/** Texts of the logout page. */
export const logoutMessages = defineMessages({
  title: {
    id: 'auth.logout.title',
    defaultMessage: 'Logging you out',
    description: 'Heading of the logout page while it works',
  },
  text: {
    id: 'auth.logout.text',
    defaultMessage: 'One moment, the home page opens right away.',
    description: 'Text below the heading of the logout page',
  },
  drafts: {
    id: 'auth.logout.drafts.title',
    defaultMessage: 'You have texts that were not sent',
    description: 'Heading of the logout page if drafts of tickets or comments are stored',
  },
  draftsText: {
    id: 'auth.logout.drafts.text',
    defaultMessage: 'Logging out deletes them on this device.',
    description: 'Text below “You have texts that were not sent”',
  },
  deleteDrafts: {
    id: 'auth.logout.drafts.delete',
    defaultMessage: 'Delete them and log out',
    description: 'Button: logs out although texts are lost',
  },
  stay: {
    id: 'auth.logout.drafts.stay',
    defaultMessage: 'Stay logged in',
    description: 'Link back to the portal instead of logging out',
  },
  partly: {
    id: 'auth.logout.partly.title',
    defaultMessage: 'You are logged out on this device',
    description: 'Heading when logging out here worked, but the sign-in service could not be notified',
  },
  partlyText: {
    id: 'auth.logout.partly.text',
    defaultMessage:
      'The login service could not be told. Close all windows of your browser if others use this device too.',
    description: 'What to do when the sign-in service could not be notified of the logout',
  },
  reason: {
    id: 'auth.logout.partly.reason',
    defaultMessage: 'Reason',
    description: 'Label of the technical reason why logging out worked only partly',
  },
  home: {
    id: 'auth.logout.home',
    defaultMessage: 'Go to the home page',
    description: 'Link to the public home page on the logout page',
  },
})
