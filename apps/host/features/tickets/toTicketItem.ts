import {
  formatTicketNumber,
  type OrganizationLocation,
  type TicketStatus,
  type TicketSummary,
} from '@kudex/domain/tickets'
import type { RecordStatus, TicketListItem } from '@kudex/ui'
import type { AppContext } from '../shared/appContext.ts'
import { staffMessages } from './staff.messages.ts'
import { ticketStatusMessages, ticketTypeMessages } from './ticketFields.messages.ts'

/** For internal staff the organization is shown, and whose answer a ticket waits for. */
interface Surroundings extends Pick<AppContext, 'intl' | 'link'> {
  readonly isStaff: boolean
}

/** A row of the list of tickets (TICKET-01). */
export function toTicketItem(ticket: TicketSummary, { intl, link, isStaff }: Surroundings): TicketListItem {
  return {
    id: ticket.id,
    href: link(`/mykomax/tickets/${ticket.id}`),
    ticketId: formatTicketNumber(ticket.number),
    type: intl.formatMessage(ticketTypeMessages[ticket.type]),
    subject: ticket.subject,
    machine: ticket.machineName ?? undefined,
    serialNumber: ticket.serialNumber ?? undefined,
    status: toTicketStatus(ticket.status, intl, isStaff),
    createdOn: { dateTime: ticket.createdOn, text: intl.formatDate(ticket.createdOn, { dateStyle: 'medium' }) },
    replies: intl.formatNumber(ticket.replies),
    comments: intl.formatNumber(ticket.comments),
    contact: ticket.contact.name,
    location: toLocationText(ticket.location, isStaff),
  }
}

/** The status of a ticket with its tone. */
export function toTicketStatus(status: TicketStatus, intl: Surroundings['intl'], isStaff: boolean): RecordStatus {
  return { text: toStatusText(status, intl, isStaff), tone: tones[status] }
}

/** The status in the words of who reads it: a customer is asked for an answer, staff waits for it. */
export function toStatusText(status: TicketStatus, intl: Surroundings['intl'], isStaff: boolean): string {
  return intl.formatMessage(isStaff && status === 'waiting' ? staffMessages.waiting : ticketStatusMessages[status])
}

/** Name and city of a location; for internal staff with its organization. */
export function toLocationText({ name, city, organization }: OrganizationLocation, isStaff: boolean): string {
  return `${isStaff ? `${organization.name}: ` : ''}${name}, ${city}`
}

const tones = { new: 'info', inProgress: 'info', waiting: 'warning', closed: 'neutral' } as const
