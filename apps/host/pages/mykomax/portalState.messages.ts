import { defineMessages } from '@kudex/intl/messages'

/** Texts of portal pages without data. */
export const portalStateMessages = {
  forbidden: defineMessages({
    title: {
      id: 'portal.state.forbidden.title',
      defaultMessage: 'You do not have access to this service',
      description: 'Title on a portal page whose service the user has not been granted',
    },
    text: {
      id: 'portal.state.forbidden.text',
      defaultMessage: 'The administrator of your organization can grant you access.',
      description: 'Text below “You do not have access to this service”',
    },
    next: {
      id: 'portal.state.forbidden.next',
      defaultMessage: 'Back to the overview',
      description: 'Link from a portal page to the dashboard',
    },
  }),
  failed: defineMessages({
    title: {
      id: 'portal.state.failed.title',
      defaultMessage: 'The data could not be loaded',
      description: 'Title on a portal page if a service fails',
    },
    text: {
      id: 'portal.state.failed.text',
      defaultMessage: 'The service does not respond at the moment. Please try again in a few minutes.',
      description: 'Text below “The data could not be loaded”',
    },
    next: {
      id: 'portal.state.failed.next',
      defaultMessage: 'Try again',
      description: 'Link that loads a portal page again',
    },
  }),
}
