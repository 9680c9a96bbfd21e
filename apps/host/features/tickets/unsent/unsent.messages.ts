import { defineMessages } from '@kudex/intl/messages'

/**
 * Texts of drafts and of changes that wait to be sent, on the list of tickets, the dashboard and the page of a new
 * ticket.
 */
export const unsentMessages = defineMessages({
  waiting: {
    id: 'tickets.unsent.waiting',
    defaultMessage: '{count, plural, one {# entry waits to be sent} other {# entries wait to be sent}}',
    description: 'Title above tickets, comments and changes that wait for the connection',
  },
  drafts: {
    id: 'tickets.unsent.drafts',
    defaultMessage: '{count, plural, one {# draft} other {# drafts}}',
    description: 'Title above the drafts of tickets, comments and closures that were not sent',
  },
  ticketForMachine: {
    id: 'tickets.unsent.ticket.machine',
    defaultMessage: 'New ticket, machine {serialNumber}',
    description: 'Kind of a draft',
  },
  continue: {
    id: 'tickets.unsent.continue',
    defaultMessage: 'Continue: {draft}',
    description: 'Link to a draft; draft is for example “New ticket, machine A-1”',
  },
  open: {
    id: 'tickets.unsent.open',
    defaultMessage: 'Open: {draft}',
    description: 'Link to a ticket or form that waits to be sent; draft is for example “Comment”',
  },
  discard: {
    id: 'tickets.unsent.discard',
    defaultMessage: 'Delete draft: {draft}',
    description: 'Accessible name of a button; draft is for example “New ticket, machine A-1”',
  },
  refused: {
    id: 'tickets.unsent.refused',
    defaultMessage: 'Could not be sent: {draft}',
    description: 'Title: an entry that waited was refused; the reason or the support address follows',
  },
  sent: {
    id: 'tickets.unsent.sent',
    defaultMessage: 'Sent: {draft}',
    description: 'Title: an entry that waited was sent',
  },
})
