import { defineMessages } from '@kudex/intl/messages'

/** Texts of the password form. */
export const passwordMessages = defineMessages({
  password: { id: 'account.password.title', defaultMessage: 'Password', description: 'Heading of the password form' },
  changePassword: {
    id: 'account.password.save',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  passwordChanged: {
    id: 'account.password.saved',
    defaultMessage: 'Your password was changed',
    description: 'Shown above the password form after a change',
  },
  passwordChangedText: {
    id: 'account.password.savedText',
    defaultMessage: 'Other browsers were logged out.',
    description: 'Below the message that the password was changed',
  },
  currentPassword: {
    id: 'account.password.current',
    defaultMessage: 'Current password',
    description: 'Field of the password form',
  },
  newPassword: {
    id: 'account.password.new',
    defaultMessage: 'New password',
    description: 'Field of the password form',
  },
  newPasswordHint: {
    id: 'account.password.hint',
    defaultMessage: 'At least {count} characters, with a capital letter and a digit',
    description: 'Hint at the field for the new password',
  },
  repeatedPassword: {
    id: 'account.password.repeat',
    defaultMessage: 'New password, again',
    description: 'Field of the password form',
  },
  wrongPassword: {
    id: 'account.password.wrong',
    defaultMessage: 'This is not your current password.',
    description: 'Error of the field for the current password',
  },
  passwordsDiffer: {
    id: 'account.password.differ',
    defaultMessage: 'The two new passwords differ.',
    description: 'Error of the field for the repeated password',
  },
  showPassword: {
    id: 'account.password.show',
    defaultMessage: 'Show password',
    description: 'Button in a password field',
  },
  hidePassword: {
    id: 'account.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button in a password field',
  },
})
