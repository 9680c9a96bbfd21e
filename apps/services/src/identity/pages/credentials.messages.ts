import { defineMessages } from '@kudex/intl/messages'

/** Texts of the pages for registration and forgotten passwords. */
export const credentialMessages = defineMessages({
  forgotten: {
    id: 'identity.forgotten.title',
    defaultMessage: 'Forgot your password?',
    description: 'Link on the sign-in page, and title of the page behind it',
  },
  forgottenLead: {
    id: 'identity.forgotten.lead',
    defaultMessage: 'Enter your e-mail address. We send you a link with which you choose a new password.',
    description: 'Sentence under the title of the page for forgotten passwords',
  },
  register: {
    id: 'identity.register.title',
    defaultMessage: 'Create an account',
    description: 'Link on the sign-in page, and title of the page behind it',
  },
  registerLead: {
    id: 'identity.register.lead',
    defaultMessage: 'Enter your e-mail address. We send you a link with which you create your account.',
    description: 'Sentence under the title of the registration page',
  },
  registrationLead: {
    id: 'identity.register.confirmedLead',
    defaultMessage: 'Your address {email} is confirmed. Now enter your name and choose a password.',
    description: 'Sentence under the title of the registration page behind the link of the mail',
  },
  sendLink: {
    id: 'identity.sendLink',
    defaultMessage: 'Send link',
    description: 'Button that asks for a mail with a link',
  },
  createAccount: {
    id: 'identity.register.submit',
    defaultMessage: 'Create account',
    description: 'Button that creates the account',
  },
  newPasswordTitle: {
    id: 'identity.newPassword.title',
    defaultMessage: 'Choose a new password',
    description: 'Title of the page behind the link of the mail',
  },
  newPasswordLead: {
    id: 'identity.newPassword.lead',
    defaultMessage: 'The new password is for {email}.',
    description: 'Sentence under the title of the page for a new password',
  },
  savePassword: {
    id: 'identity.newPassword.submit',
    defaultMessage: 'Save password',
    description: 'Button that saves the new password',
  },
  firstName: { id: 'identity.field.firstName', defaultMessage: 'First name', description: 'Field of the registration' },
  lastName: { id: 'identity.field.lastName', defaultMessage: 'Last name', description: 'Field of the registration' },
  newPassword: {
    id: 'identity.field.newPassword',
    defaultMessage: 'New password',
    description: 'Field for the new password',
  },
  passwordHint: {
    id: 'identity.field.passwordHint',
    defaultMessage: 'At least {count} characters, with a capital letter and a digit',
    description: 'Hint at the field for the new password',
  },
  repeatedPassword: {
    id: 'identity.field.repeatedPassword',
    defaultMessage: 'New password, again',
    description: 'Field that repeats the new password',
  },
  passwordsDiffer: {
    id: 'identity.passwordsDiffer',
    defaultMessage: 'The two new passwords differ.',
    description: 'Error of the field that repeats the new password',
  },
  problemTitle: {
    id: 'identity.credentials.problem',
    defaultMessage: 'There is a problem',
    description: 'Title above the list of errors of a form',
  },
  tooMany: {
    id: 'identity.credentials.tooMany',
    defaultMessage: 'Too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Error of a form after too many attempts',
  },
  mailSentTitle: {
    id: 'identity.mailSent.title',
    defaultMessage: 'Check your inbox',
    description: 'Title of the page after a mail was asked for',
  },
  mailSentText: {
    id: 'identity.mailSent.text',
    defaultMessage: 'If the address is right, a mail with a link arrives within a few minutes.',
    description: 'Text of the page after a mail was asked for; the same for every address',
  },
  linkTitle: {
    id: 'identity.linkInvalid.title',
    defaultMessage: 'This link is no longer valid',
    description: 'Title of the page behind a link that was used or has expired',
  },
  linkText: {
    id: 'identity.linkInvalid.text',
    defaultMessage: 'It was used already or has expired. Please ask for a new one.',
    description: 'Text of the page behind a link that was used or has expired',
  },
  savedTitle: {
    id: 'identity.passwordSaved.title',
    defaultMessage: 'Your password was changed',
    description: 'Title of the page after a new password was saved',
  },
  savedText: {
    id: 'identity.passwordSaved.text',
    defaultMessage: 'All browsers were logged out. Log in with the new password.',
    description: 'Text of the page after a new password was saved',
  },
  registeredTitle: {
    id: 'identity.registered.title',
    defaultMessage: 'Your account was created',
    description: 'Title of the page after the registration',
  },
  registeredText: {
    id: 'identity.registered.text',
    defaultMessage: 'You can log in now.',
    description: 'Text of the page after the registration',
  },
})
