import { defineMessages } from '@kudex/intl/messages'

/** Texts of the new e-mail address and of the preferences. */
export const preferenceMessages = defineMessages({
  email: {
    id: 'account.email.title',
    defaultMessage: 'E-mail address',
    description: 'Heading of the form for a new address',
  },
  emailText: {
    id: 'account.email.text',
    defaultMessage:
      'You log in with this address. A new one is valid once you open the link in the mail that we send to it.',
    description: 'Explains how the e-mail address is changed',
  },
  newEmail: { id: 'account.email.new', defaultMessage: 'New e-mail address', description: 'Field for the new address' },
  emailPassword: {
    id: 'account.email.password',
    defaultMessage: 'Password to confirm',
    description: 'Field for the current password, beside the new e-mail address',
  },
  sendLink: {
    id: 'account.email.send',
    defaultMessage: 'Send link',
    description: 'Button that asks for the mail with the link',
  },
  linkSent: {
    id: 'account.email.sent',
    defaultMessage: 'We have sent a link to the new address',
    description: 'Shown after a new e-mail address was entered',
  },
  linkSentText: {
    id: 'account.email.sentText',
    defaultMessage: 'Until you open it, your current address stays valid.',
    description: 'Below the message that a link was sent',
  },
  title: { id: 'account.preferences.title', defaultMessage: 'Preferences', description: 'Heading of the preferences' },
  text: {
    id: 'account.preferences.text',
    defaultMessage: 'You choose the language of our mails in the profile.',
    description: 'Sentence under the heading of the preferences',
  },
  measurement: {
    id: 'account.preferences.measurement',
    defaultMessage: 'Measurement system in this browser',
    description: 'Field with the choices metric and imperial',
  },
  mails: {
    id: 'account.preferences.mails',
    defaultMessage: 'Mails about your tickets',
    description: 'Label of the group of checkboxes, one for each kind of mail',
  },
  created: {
    id: 'account.preferences.created',
    defaultMessage: 'A ticket has arrived',
    description: 'Kind of mail: the service has received a new ticket',
  },
  commented: {
    id: 'account.preferences.commented',
    defaultMessage: 'There is a new reply',
    description: 'Kind of mail: a comment on a ticket',
  },
  status: {
    id: 'account.preferences.status',
    defaultMessage: 'The status has changed',
    description: 'Kind of mail: a new status of a ticket',
  },
  closed: {
    id: 'account.preferences.closed',
    defaultMessage: 'A ticket was closed',
    description: 'Kind of mail: a ticket was closed',
  },
  save: {
    id: 'account.preferences.save',
    defaultMessage: 'Save preferences',
    description: 'Button that saves the preferences',
  },
  saved: {
    id: 'account.preferences.saved',
    defaultMessage: 'Your preferences were saved',
    description: 'Shown after the preferences were saved',
  },
})
