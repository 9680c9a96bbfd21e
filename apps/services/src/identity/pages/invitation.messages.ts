import { defineMessages } from '@kudex/intl/messages'

/** Texts of the pages behind the link of an invitation. */
export const invitationMessages = defineMessages({
  title: { id: 'identity.invitation.title', defaultMessage: 'Your invitation', description: 'Title of the page' },
  lead: {
    id: 'identity.invitation.lead',
    defaultMessage: '{organization} invites you to use the customer portal of Kudex.',
    description: 'Sentence under the title of the invitation',
  },
  applications: {
    id: 'identity.invitation.applications',
    defaultMessage: 'You get access to',
    description: 'Above the list of applications',
  },
  accept: { id: 'identity.invitation.accept', defaultMessage: 'Accept invitation', description: 'Button' },
  later: {
    id: 'identity.invitation.later',
    defaultMessage: 'Not now',
    description: 'Button that leaves the invitation for later',
  },
  accountLead: {
    id: 'identity.invitation.accountLead',
    defaultMessage: 'Enter your name and choose a password for {email}.',
    description: 'Sentence under the title of the second page of the invitation',
  },
  acceptedTitle: {
    id: 'identity.invitation.accepted.title',
    defaultMessage: 'You have accepted the invitation',
    description: 'Title of a page',
  },
  acceptedText: {
    id: 'identity.invitation.accepted.text',
    defaultMessage: 'Log in to the customer portal on the website.',
    description: 'Below the title “You have accepted the invitation”',
  },
})
