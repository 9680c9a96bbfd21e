import { defineMessages } from '@kudex/intl/messages'

/** Texts of the error pages; the sentences of the 404 page are exact (ROUTE-51, ROUTE-52). */
export const errorMessages = defineMessages({
  notFoundOverline: {
    id: 'error.notFound.overline',
    defaultMessage: '404',
    description: 'Overline of the 404 page and last breadcrumb',
  },
  notFoundTitle: {
    id: 'error.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Title of the 404 page',
  },
  notFoundRoute: {
    id: 'error.notFound.route',
    defaultMessage: 'Page Not Found: {path}',
    description: 'Exact sentence of the 404 page where no route leads to the path',
  },
  notFoundItem: {
    id: 'error.notFound.item',
    defaultMessage: 'Page not found: {fullPath}',
    description: 'Exact sentence of the 404 page where the route has no such item; fullPath includes the query',
  },
  notFoundAreas: {
    id: 'error.notFound.areas',
    defaultMessage: 'Looking for one of these?',
    description: 'Title of the links to the main areas of the site on the 404 page',
  },
  overline: {
    id: 'error.overline',
    defaultMessage: 'Error {status}',
    description: 'Overline of the error page; status is a number such as 500',
  },
  title: { id: 'error.title', defaultMessage: 'Something went wrong', description: 'Title of the error page' },
  notice: {
    id: 'error.notice',
    defaultMessage: 'We are working on this site and will be back shortly. Please try again in a few minutes.',
    description: 'Maintenance notice of the error page',
  },
  deniedTitle: {
    id: 'error.denied.title',
    defaultMessage: 'You need to log in',
    description: 'Title of the page shown where a role is missing',
  },
  deniedText: {
    id: 'error.denied.text',
    defaultMessage: 'This page is for customers with the right access. Log in with your customer account to see it.',
    description: 'Text of the page shown where a role is missing',
  },
  forbiddenTitle: {
    id: 'error.forbidden.title',
    defaultMessage: 'Your account has no access to this page',
    description: 'Title of the page shown to who is signed in but has not the role that the page asks for',
  },
  forbiddenText: {
    id: 'error.forbidden.text',
    defaultMessage: 'Ask the administrator of your organization for access.',
    description: 'Text of the page shown to who is signed in but has not the role that the page asks for',
  },
  signIn: { id: 'error.denied.signIn', defaultMessage: 'Log in', description: 'Link to the sign-in' },
  home: {
    id: 'error.home',
    defaultMessage: 'Go to the home page',
    description: 'Link to the home page on error pages',
  },
})
