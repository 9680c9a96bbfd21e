import { defineMessages } from '@kudex/intl/messages'

/** Texts of the sign-in return page. */
export const callbackMessages = defineMessages({
  signingIn: {
    id: 'auth.callback.title',
    defaultMessage: 'Signing you in',
    description: 'Heading of the page that the sign-in service returns to, while it works',
  },
  signingInText: {
    id: 'auth.callback.text',
    defaultMessage: 'One moment, your portal opens right away.',
    description: 'Text below the heading of the sign-in return page',
  },
  failed: {
    id: 'auth.callback.failed',
    defaultMessage: 'Signing in did not work',
    description: 'Heading of the sign-in return page when something went wrong',
  },
  missing: {
    id: 'auth.callback.missing',
    defaultMessage: 'missing params',
    description: 'Technical message when the sign-in return page was called without code and state; kept short',
  },
  details: {
    id: 'auth.callback.details',
    defaultMessage: 'What the login service said',
    description: 'Heading above technical details of a failed sign-in',
  },
  detail: {
    id: 'auth.callback.detail',
    defaultMessage: 'Detail {number, number}',
    description: 'Label of one technical detail; number counts from 1',
  },
  retry: {
    id: 'auth.callback.retry',
    defaultMessage: 'Try again',
    description: 'Link that starts signing in again',
  },
  home: {
    id: 'auth.callback.home',
    defaultMessage: 'Go to the home page',
    description: 'Link to the public home page on pages about signing in',
  },
})
