import { formatTicketNumber, type TicketStatus, type TicketSummary } from '@kudex/domain/tickets'
import type { RecordStatus, TicketListItem } from '@kudex/ui'
import type { AppContext } from '../shared/appContext.ts'
import { ticketStatusMessages, ticketTypeMessages } from './ticketFields.messages.ts'

type Surroundings = Pick<AppContext, 'intl' | 'link'>

/** A row of the list of tickets (TICKET-01). */
export function toTicketItem(ticket: TicketSummary, { intl, link }: Surroundings): TicketListItem {
  return {
    id: ticket.id,
    href: link(`/mykomax/tickets/${ticket.id}`),
    ticketId: formatTicketNumber(ticket.number),
    type: intl.formatMessage(ticketTypeMessages[ticket.type]),
    subject: ticket.subject,
    machine: ticket.machineName ?? undefined,
    serialNumber: ticket.serialNumber ?? undefined,
    status: toTicketStatus(ticket.status, intl),
    createdOn: { dateTime: ticket.createdOn, text: intl.formatDate(ticket.createdOn, { dateStyle: 'medium' }) },
    replies: intl.formatNumber(ticket.replies),
    comments: intl.formatNumber(ticket.comments),
    contact: ticket.contact.name,
    location: `${ticket.location.name}, ${ticket.location.city}`,
  }
}

/** The status of a ticket with its tone. */
export function toTicketStatus(status: TicketStatus, intl: Surroundings['intl']): RecordStatus {
  return { text: intl.formatMessage(ticketStatusMessages[status]), tone: tones[status] }
}

const tones = { new: 'info', inProgress: 'info', waiting: 'warning', closed: 'neutral' } as const
