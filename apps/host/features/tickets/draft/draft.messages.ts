import { defineMessages } from '@kudex/intl/messages'

/** State of a text that is not sent yet. */
export const draftMessages = defineMessages({
  saved: { id: 'tickets.draft.saved', defaultMessage: 'Draft saved', description: 'Beside the button of a form' },
  discard: { id: 'tickets.draft.discard', defaultMessage: 'Delete draft', description: 'Button' },
  offline: {
    id: 'tickets.draft.offline',
    defaultMessage: 'There is no connection',
    description: 'Title: a form waits to be sent',
  },
  offlineText: {
    id: 'tickets.draft.offline.text',
    defaultMessage: 'What you have written is kept and is sent once you are online again.',
    description: 'Text: a form waits to be sent',
  },
  hold: {
    id: 'tickets.draft.hold',
    defaultMessage: 'Do not send',
    description: 'Button that takes back a waiting form',
  },
  signedOutText: {
    id: 'tickets.draft.signedOut.text',
    defaultMessage: 'What you have written is kept and is sent once you are logged in again.',
    description: 'Text: a form waits to be sent until the user signs in',
  },
  changed: {
    id: 'tickets.draft.changed',
    defaultMessage: 'This draft was changed in another tab',
    description: 'Title above a form',
  },
  removed: {
    id: 'tickets.draft.removed',
    defaultMessage: 'This draft was sent or deleted in another tab',
    description: 'Title above a form',
  },
  partly: {
    id: 'tickets.draft.partly',
    defaultMessage: 'An earlier version was sent',
    description: 'Title above a form',
  },
  partlyText: {
    id: 'tickets.draft.partly.text',
    defaultMessage: 'What you have changed since then is still here.',
    description: 'Text below “An earlier version was sent”',
  },
  unstored: {
    id: 'tickets.draft.unstored',
    defaultMessage: 'Your browser does not keep this text',
    description: 'Title above a form whose draft cannot be stored',
  },
  unstoredText: {
    id: 'tickets.draft.unstored.text',
    defaultMessage: 'Please send it before you leave this page.',
    description: 'Text below “Your browser does not keep this text”',
  },
})
