import { defineMessages } from '@kudex/intl/messages'

/** Labels of the fields of a ticket (TICKET-01). */
export const ticketLabels = defineMessages({
  ticketId: { id: 'tickets.label.ticketId', defaultMessage: 'Ticket ID', description: 'Label of “T-10482”' },
  type: { id: 'tickets.label.type', defaultMessage: 'Type', description: 'Label of the type of a ticket' },
  subject: { id: 'tickets.label.subject', defaultMessage: 'Subject', description: 'Label of the subject of a ticket' },
  machine: { id: 'tickets.label.machine', defaultMessage: 'Machine', description: 'Label of the machine of a ticket' },
  serialNumber: {
    id: 'tickets.label.serialNumber',
    defaultMessage: 'Serial number',
    description: 'Label of the serial number of a machine',
  },
  concern: {
    id: 'tickets.label.concern',
    defaultMessage: 'Machine concerned',
    description: 'Label of how the machine is concerned: standstill, restricted, running',
  },
  status: { id: 'tickets.label.status', defaultMessage: 'Status', description: 'Label of the status of a ticket' },
  contact: { id: 'tickets.label.contact', defaultMessage: 'Contact', description: 'Label of who created a ticket' },
  createdOn: { id: 'tickets.label.createdOn', defaultMessage: 'Created on', description: 'Label of a date' },
  replies: {
    id: 'tickets.label.replies',
    defaultMessage: 'Replies',
    description: 'Label of the number of comments of the service',
  },
  comments: {
    id: 'tickets.label.comments',
    defaultMessage: 'Comments',
    description: 'Label of the number of all comments, and heading above them',
  },
  location: {
    id: 'tickets.label.location',
    defaultMessage: 'Location (account)',
    description: 'Label of the location of the organization that a ticket belongs to',
  },
})

/** Statuses of a ticket. */
export const ticketStatusMessages = defineMessages({
  new: { id: 'tickets.status.new', defaultMessage: 'New', description: 'Status of a ticket' },
  inProgress: { id: 'tickets.status.inProgress', defaultMessage: 'In progress', description: 'Status of a ticket' },
  waiting: {
    id: 'tickets.status.waiting',
    defaultMessage: 'Waiting for you',
    description: 'Status of a ticket: the service needs an answer of the customer',
  },
  closed: { id: 'tickets.status.closed', defaultMessage: 'Closed', description: 'Status of a ticket' },
})

/** Types of a ticket. */
export const ticketTypeMessages = defineMessages({
  fault: { id: 'tickets.type.fault', defaultMessage: 'Fault', description: 'Type of a ticket' },
  quality: { id: 'tickets.type.quality', defaultMessage: 'Quality', description: 'Type of a ticket: quality of parts' },
  maintenance: { id: 'tickets.type.maintenance', defaultMessage: 'Maintenance', description: 'Type of a ticket' },
  sparePart: { id: 'tickets.type.sparePart', defaultMessage: 'Spare part', description: 'Type of a ticket' },
  software: { id: 'tickets.type.software', defaultMessage: 'Software', description: 'Type of a ticket' },
  training: { id: 'tickets.type.training', defaultMessage: 'Training', description: 'Type of a ticket' },
  question: { id: 'tickets.type.question', defaultMessage: 'Question', description: 'Type of a ticket' },
})
