import { defineMessages } from '@kudex/intl/messages'

/** Texts of the account settings. */
export const accountMessages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'Account settings', description: 'Title of the account settings' },
  lead: {
    id: 'account.lead',
    defaultMessage: 'Keep your details up to date, so that our service reaches you.',
    description: 'Sentence under the title of the account settings',
  },
  loading: {
    id: 'account.loading',
    defaultMessage: 'Your account is loading',
    description: 'For screen readers, while the account settings load',
  },
  loadFailed: {
    id: 'account.loadFailed',
    defaultMessage: 'Your account could not be loaded',
    description: 'Shown instead of the account settings after a failure',
  },
  signedOut: {
    id: 'account.signedOut',
    defaultMessage: 'You are no longer logged in',
    description: 'Shown instead of the account settings when the session has ended; the button signs in again',
  },
  retry: { id: 'account.retry', defaultMessage: 'Try again', description: 'Button that loads the account again' },
  internalTitle: {
    id: 'account.internal.title',
    defaultMessage: 'Your account is managed internally',
    description: 'Notice to internal staff in the account settings',
  },
  internalText: {
    id: 'account.internal.text',
    defaultMessage: 'Profile and password are kept by your company. Here you can only reset the second factor.',
    description: 'Explains to internal staff why they cannot change their profile here',
  },
  saveFailed: {
    id: 'account.saveFailed',
    defaultMessage: 'Your change could not be saved. Please try again later.',
    description: 'Error of a form in the account settings when the service does not answer; the input is kept',
  },
  tooMany: {
    id: 'account.tooMany',
    defaultMessage: 'Too many attempts. Please wait a few minutes and try again.',
    description: 'Error of a form in the account settings after too many attempts',
  },
  stepFailed: {
    id: 'account.stepFailed',
    defaultMessage: 'That did not work',
    description: 'Title above the reason why a step of the account settings failed',
  },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel', description: 'Button that leaves a step' },
  closeDialog: {
    id: 'account.closeDialog',
    defaultMessage: 'Close the dialog',
    description: 'Name of the button that closes a confirmation',
  },
})
