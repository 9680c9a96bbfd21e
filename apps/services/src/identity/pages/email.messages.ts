import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page that confirms a new e-mail address. */
export const emailMessages = defineMessages({
  title: {
    id: 'identity.email.title',
    defaultMessage: 'Confirm your new e-mail address',
    description: 'Title of the page behind the link of the mail',
  },
  lead: {
    id: 'identity.email.lead',
    defaultMessage: 'From now on you log in with {email}.',
    description: 'Sentence under the title of the page that confirms a new address, before it is confirmed',
  },
  submit: {
    id: 'identity.email.submit',
    defaultMessage: 'Confirm address',
    description: 'Button that confirms the new address',
  },
  changedTitle: {
    id: 'identity.emailChanged.title',
    defaultMessage: 'Your e-mail address was changed',
    description: 'Title of the page after the new address was confirmed',
  },
  changedText: {
    id: 'identity.emailChanged.text',
    defaultMessage: 'Log in with the new address from now on.',
    description: 'Text of the page after the new address was confirmed',
  },
})
