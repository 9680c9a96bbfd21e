import { defineMessages } from '@kudex/intl/messages'

/** Texts of the password prompt; two sentences are exact (PAGE-18, PAGE-19). */
export const passwordPromptMessages = defineMessages({
  overline: { id: 'gate.overline', defaultMessage: 'Protected page', description: 'Overline of the password gate' },
  title: {
    id: 'gate.title',
    defaultMessage: 'This page needs a password',
    description: 'Title of the password gate and of the document',
  },
  text: {
    id: 'gate.text',
    defaultMessage: 'You have received the password from your contact with us.',
    description: 'Says where the password of a page comes from',
  },
  password: { id: 'gate.password', defaultMessage: 'Password', description: 'Label of the field of the gate' },
  showPassword: {
    id: 'gate.password.show',
    defaultMessage: 'Show password',
    description: 'Button that shows what was typed',
  },
  hidePassword: {
    id: 'gate.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button that hides what was typed',
  },
  submit: { id: 'gate.submit', defaultMessage: 'Open page', description: 'Button of the password gate' },
  empty: {
    id: 'gate.error.empty',
    defaultMessage: 'Please enter a password',
    description: 'Exact error where no password was typed',
  },
  wrong: {
    id: 'gate.error.wrong',
    defaultMessage: 'This password is not right. Please check it and try again.',
    description: 'Error where the password does not open the page',
  },
  wait: {
    id: 'gate.error.wait',
    defaultMessage: 'Too many tries. Please wait a few minutes.',
    description: 'Error after too many wrong passwords',
  },
  failed: {
    id: 'gate.error.failed',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Exact error where the password could not be checked',
  },
})
