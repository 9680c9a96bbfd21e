import { defineMessages } from '@kudex/intl/messages'

/** Texts that the pages of the portal share. */
export const portalMessages = defineMessages({
  failure: {
    id: 'portal.failure.title',
    defaultMessage: 'Something went wrong',
    description: 'Title where data of the portal could not be loaded or sent',
  },
  failureText: {
    id: 'portal.failure.text',
    defaultMessage: 'Something went wrong. Please try again, or write to {email}.',
    description: 'Generic error of the portal; email is the support address',
  },
  offlineText: {
    id: 'portal.failure.offline',
    defaultMessage: 'There is no connection. The page tries again as soon as you are online.',
    description: 'Error of the portal while the browser has no connection',
  },
  noConnectionText: {
    id: 'portal.failure.noConnection',
    defaultMessage: 'There is no connection. Please try again once you are online.',
    description: 'Error of a call that the user repeats, while the browser has no connection',
  },
  retry: { id: 'portal.failure.retry', defaultMessage: 'Try again', description: 'Button that repeats a failed call' },
  sort: {
    id: 'portal.list.sort',
    defaultMessage: 'Sort by',
    description: 'Label of the select that sorts a list of the portal on phones',
  },
  page: { id: 'portal.list.page', defaultMessage: 'Page {page, number}', description: 'Link to a page of a list' },
  previous: { id: 'portal.list.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'portal.list.next', defaultMessage: 'Next', description: 'Link to the next page' },
  sessionEnded: {
    id: 'portal.session.ended',
    defaultMessage: 'Your session has ended',
    description: 'Title where a page of the portal needs the visitor to sign in again',
  },
  sessionEndedText: {
    id: 'portal.session.ended.text',
    defaultMessage: 'Log in again to continue. Texts that you have typed are kept.',
    description: 'Text below the title “Your session has ended”',
  },
  signIn: { id: 'portal.session.signIn', defaultMessage: 'Log in again', description: 'Button' },
  noAccess: {
    id: 'portal.access.none',
    defaultMessage: 'You are not registered for this service',
    description: 'Title of a page of the portal for users without the role of its service',
  },
  noAccessText: {
    id: 'portal.access.none.text',
    defaultMessage: 'Ask the administrator of your organization for access, or write to {email}.',
    description: 'Text below the title “You are not registered for this service”; email is the support address',
  },
  filters: {
    id: 'portal.filters',
    defaultMessage: 'Filters',
    description: 'Button on phones that shows the filters of a list',
  },
  problem: {
    id: 'portal.form.problem',
    defaultMessage: 'There is a problem',
    description: 'Title above the list of errors of a form',
  },
  noScript: {
    id: 'portal.script.none',
    defaultMessage: 'This page needs JavaScript. Please switch it on in your browser, or write to {email}.',
    description: 'Shown on pages of the portal in browsers without JavaScript; email is the support address',
  },
})
