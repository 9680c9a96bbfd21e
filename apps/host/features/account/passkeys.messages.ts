import { defineMessages } from '@kudex/intl/messages'

/** Texts of the passkeys. */
export const passkeyMessages = defineMessages({
  title: {
    id: 'account.passkeys.title',
    defaultMessage: 'Passkeys',
    description: 'Heading of the section about passkeys',
  },
  text: {
    id: 'account.passkeys.text',
    defaultMessage: 'Log in with your fingerprint, your face or the PIN of your device instead of the password.',
    description: 'Explains passkeys',
  },
  unused: {
    id: 'account.passkeys.unused',
    defaultMessage: 'Added on {added}, not used yet',
    description: 'Below the name of a passkey; added is a date',
  },
  used: {
    id: 'account.passkeys.used',
    defaultMessage: 'Added on {added}, last used on {used}',
    description: 'Below the name of a passkey; both are dates',
  },
  name: {
    id: 'account.passkeys.name',
    defaultMessage: 'Name of the passkey',
    description: 'Field of the form that adds a passkey',
  },
  nameHint: {
    id: 'account.passkeys.nameHint',
    defaultMessage: 'Such as “Phone” or “Computer in the office”',
    description: 'Hint at the field for the name of a passkey',
  },
  password: {
    id: 'account.passkeys.password',
    defaultMessage: 'Your password',
    description: 'Field of the form that adds a passkey, for the current password',
  },
  add: { id: 'account.passkeys.add', defaultMessage: 'Add a passkey', description: 'Button that adds a passkey' },
  added: {
    id: 'account.passkeys.added',
    defaultMessage: 'The passkey was added',
    description: 'Shown after a passkey was added',
  },
  remove: { id: 'account.passkeys.remove', defaultMessage: 'Remove', description: 'Button that removes a passkey' },
  removeLabel: {
    id: 'account.passkeys.removeLabel',
    defaultMessage: 'Remove the passkey {name}',
    description: 'Name of the button that removes a passkey, for screen readers',
  },
  removeQuestion: {
    id: 'account.passkeys.removeQuestion',
    defaultMessage: 'Remove the passkey {name}?',
    description: 'Title of the confirmation',
  },
  removeText: {
    id: 'account.passkeys.removeText',
    defaultMessage: 'It can no longer log in. Delete it on your device too.',
    description: 'Text of the confirmation',
  },
  removed: {
    id: 'account.passkeys.removed',
    defaultMessage: 'The passkey was removed',
    description: 'Shown after a passkey was removed',
  },
  cancelled: {
    id: 'account.passkeys.cancelled',
    defaultMessage: 'No passkey was created. You can try again.',
    description: 'Shown after a person closed the browser dialog that creates a passkey',
  },
  refused: {
    id: 'account.passkeys.refused',
    defaultMessage: 'The passkey was not accepted. This device may already have one for your account.',
    description: 'Shown after a new passkey was refused',
  },
})
