import { defineMessages } from '@kudex/intl/messages'

/** Texts for internal staff, who see the tickets of all organizations. */
export const staffMessages = defineMessages({
  organization: {
    id: 'tickets.staff.organization',
    defaultMessage: 'Organization',
    description: 'Filter of the list of tickets, for internal staff',
  },
  waiting: {
    id: 'tickets.staff.waiting',
    defaultMessage: 'Waiting for the customer',
    description: 'Status of a ticket, for internal staff: the customer has to answer',
  },
  status: { id: 'tickets.staff.status', defaultMessage: 'New status', description: 'Label of a field' },
  setStatus: { id: 'tickets.staff.status.set', defaultMessage: 'Set status', description: 'Button' },
  statusSet: {
    id: 'tickets.staff.status.done',
    defaultMessage: 'The status is now: {status}',
    description: 'After internal staff have set the status of a ticket',
  },
})
