import type { IntlShape } from '@kudex/intl/messages'
import type { TicketListProps } from '@kudex/ui'
import { ticketLabels } from '../ticketFields.messages.ts'
import { ticketListMessages as messages } from './ticketList.messages.ts'

/** Title, caption and columns of the list of tickets (TICKET-01). */
export function toListTexts(intl: IntlShape): Pick<TicketListProps, 'title' | 'headingLevel' | 'caption' | 'labels'> {
  return {
    title: intl.formatMessage(messages.title),
    headingLevel: 1,
    caption: intl.formatMessage(messages.caption),
    labels: {
      ticketId: intl.formatMessage(ticketLabels.ticketId),
      type: intl.formatMessage(ticketLabels.type),
      subject: intl.formatMessage(ticketLabels.subject),
      machine: intl.formatMessage(ticketLabels.machine),
      serialNumber: intl.formatMessage(ticketLabels.serialNumber),
      status: intl.formatMessage(ticketLabels.status),
      createdOn: intl.formatMessage(ticketLabels.createdOn),
      replies: intl.formatMessage(ticketLabels.replies),
      comments: intl.formatMessage(ticketLabels.comments),
      contact: intl.formatMessage(ticketLabels.contact),
      location: intl.formatMessage(ticketLabels.location),
    },
  }
}
